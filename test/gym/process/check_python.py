"""Holds the Python package against the rules of PettingZoo's AEC interface, as its documentation and its own test state them.

Each rule is a function; its name and its last word are printed. PettingZoo cannot be installed here, so its test itself is not run.
"""

import sys

import numpy as np
from quayside_gym import Batch, GymError, env

GAME, SEATS = sys.argv[1], int(sys.argv[2])
random = np.random.default_rng(3)


def choose(observation):
    return int(random.choice(np.flatnonzero(observation["action_mask"])))


def names_and_spaces_are_fixed(match):
    assert match.possible_agents == [f"player_{seat}" for seat in range(SEATS)] and match.max_num_agents == SEATS
    assert str(match) == match.metadata["name"] == f"quayside_{GAME}_v1"
    assert match.unwrapped is match and match.metadata["is_parallelizable"] is False and match.render() is None
    for agent in match.possible_agents:
        assert match.observation_space(agent) is match.observation_spaces[agent] is match.observation_space(agent)
        assert match.action_space(agent) is match.action_spaces[agent] is match.action_space(agent)
        assert match.action_space(agent) == match.action_space("player_0")
        assert match.observation_space(agent) == match.observation_space("player_0")
    assert match.action_space("player_0").n == len(match.actions)


def a_reset_begins_with_all_agents_and_nothing_over(match):
    assert match.reset(seed=1) is None
    assert match.agents == match.possible_agents and match.num_agents == SEATS
    for about, value in ((match.terminations, False), (match.truncations, False), (match.rewards, 0), (match.infos, {})):
        assert about == dict.fromkeys(match.agents, value)
    assert match.agent_selection in match.agents


def last_tells_of_the_selected_agent(match):
    match.reset(seed=1)
    observation, reward, termination, truncation, info = match.last()
    agent = match.agent_selection
    assert all(np.array_equal(observation[key], match.observe(agent)[key]) for key in observation)
    assert (reward, termination, truncation, info) == (0, False, False, match.infos[agent])
    assert match.last(observe=False)[0] is None


def a_whole_match_keeps_the_rules_of_play(match):
    match.reset(seed=2)
    accumulated, left, live = dict.fromkeys(match.agents, 0), set(), match.agents[:]
    places = {}
    for agent in match.agent_iter():
        assert agent == match.agent_selection
        observation, reward, termination, truncation, info = match.last()
        over = termination or truncation
        assert isinstance(termination, bool) and isinstance(truncation, bool) and isinstance(info, dict)
        assert match.observation_space(agent).contains(observation)
        assert observation["observation"].any() and observation["observation"].dtype == np.int16
        assert observation["action_mask"].any() == (not over)
        for other in match.agents:
            assert other == agent or not match.observe(other)["action_mask"].any()
        if over:
            places[agent] = info["place"]
            assert agent not in left
            left.add(agent)
            live.remove(agent)
        assert match.step(None if over else choose(observation)) is None
        assert accumulated[agent] == reward, "last gives the rewards since the agent's own last step"
        accumulated[agent] = 0
        for one, its in match.rewards.items():
            assert isinstance(its, float)
            accumulated[one] += its
        assert match.agents == live and match.num_agents == len(live)
        for about in (match.rewards, match.terminations, match.truncations, match.infos):
            assert set(about) == set(match.agents)
    assert left == set(match.possible_agents), "each agent takes its last step"
    assert sorted(places.values())[0] == 1


def sampling_with_the_mask_gives_legal_actions(match):
    match.reset(seed=3)
    for _agent in match.agent_iter(20 * SEATS):
        observation, _reward, termination, truncation, _info = match.last()
        over = termination or truncation
        match.step(None if over else match.action_space(match.agent_selection).sample(observation["action_mask"]))


def a_match_that_is_over_takes_no_action(match):
    match.reset(seed=4)
    for _agent in match.agent_iter():
        if match.terminations[match.agent_selection]:
            break
        match.step(choose(match.last()[0]))
    try:
        match.step(0)
        raise AssertionError("an action after the end was taken")
    except ValueError as error:
        assert "None" in str(error)


def an_illegal_action_changes_nothing(match):
    match.reset(seed=5)
    before = match.last()[0]
    refused = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for action, kind in ((refused, GymError), (-1, ValueError), (len(match.actions), ValueError), (None, ValueError), (0.5, ValueError)):
        try:
            match.step(action)
            raise AssertionError(f"{action} was taken")
        except kind:
            pass
    after = match.last()[0]
    assert all(np.array_equal(before[key], after[key]) for key in before)


def numpy_numbers_are_actions(match):
    match.reset(seed=6)
    match.step(np.int32(choose(match.last()[0])))


def a_seed_gives_the_same_match_and_no_seed_another(match):
    def opening(seed):
        match.reset(seed=seed)
        return [match.observe(agent)["observation"].tolist() for agent in match.agents]

    assert opening(7) == opening(7)
    follow = [opening(None) for _ in range(6)]
    assert any(one != follow[0] for one in follow)
    opening(7)
    assert [opening(None) for _ in range(6)] == follow, "what follows a seed follows from it"


def batches_show_what_single_matches_show(match):
    with Batch(GAME, SEATS, environments=3, seed=20) as batch:
        positions = batch.reset()
        assert positions.seeds.tolist() == [20, 21, 22]
        match.reset(seed=21)
        for _ in range(30):
            seat = positions.seat[1]
            assert match.agent_selection == f"player_{seat}"
            seen, _reward, _termination, _truncation, _info = match.last()
            assert np.array_equal(seen["observation"], positions.observations[1])
            assert np.array_equal(seen["action_mask"], positions.masks[1])
            observation, mask = batch.observe(1, seat)
            assert np.array_equal(observation, positions.observations[1]) and np.array_equal(mask, positions.masks[1])
            actions = batch.sample(positions, random)
            assert all(mask[action] for mask, action in zip(positions.masks, actions))
            match.step(int(actions[1]))
            positions = batch.step(actions)


def batches_go_on_and_their_rewards_add_up_to_nothing(_match):
    with Batch(GAME, SEATS, environments=8) as batch:
        positions, over = batch.reset(), 0
        while over < 8:
            positions = batch.step(batch.sample(positions, random))
            for at in np.flatnonzero(positions.ended):
                over += 1
                assert abs(positions.rewards[at].sum()) < 1e-6 and positions.places[at].min() == 1
        assert (positions.seat >= 0).all()
        action = batch.actions.index(batch.actions[5])
        assert batch.action(batch.actions[5]) == action == 5


def what_is_refused_says_why(_match):
    for seats, options in ((9, {}), (SEATS, {"sea": "rough"})):
        try:
            Batch(GAME, seats, options=options)
            raise AssertionError("it was opened")
        except GymError as error:
            assert "seats" in str(error) or "sea" in str(error)
    with Batch(GAME, SEATS, environments=2) as batch:
        try:
            batch.step([-1, 9_999])
            raise AssertionError("it was played")
        except GymError as error:
            assert error.about == {"environment": 1, "action": 9_999}
        batch.step([-1, -1])
    batch.close()


RULES = [
    names_and_spaces_are_fixed,
    a_reset_begins_with_all_agents_and_nothing_over,
    last_tells_of_the_selected_agent,
    a_whole_match_keeps_the_rules_of_play,
    sampling_with_the_mask_gives_legal_actions,
    a_match_that_is_over_takes_no_action,
    an_illegal_action_changes_nothing,
    numpy_numbers_are_actions,
    a_seed_gives_the_same_match_and_no_seed_another,
    batches_show_what_single_matches_show,
    batches_go_on_and_their_rewards_add_up_to_nothing,
    what_is_refused_says_why,
]

the_match = env(GAME, SEATS)
for rule in RULES:
    rule(the_match)
    print(f"kept: {rule.__name__}")
the_match.close()
