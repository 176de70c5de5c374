/** Names for guests who have given none: one of each list, in the order of the language. */

const TRAITS = `
  Able Amber Ambling Azure Balmy Beaming Blithe Bold Bonny Brave Breezy Bright Brisk Calm Candid Canny Careful Cheery Chipper Clever
  Coastal Copper Coral Cosy Curious Dapper Daring Dauntless Dawn Drowsy Early Easy Emerald Even Fair Faithful Famous Fleet Fond Frosty
  Gallant Gentle Glad Golden Happy Hardy Hasty Hearty Honest Hopeful Humble Idle Ivory Jaunty Jolly Jovial Keen Kindly Lively Loyal
  Lucky Mellow Merry Misty Modest Nifty Nimble Noble Northern Patient Pensive Plucky Polite Proud Quick Quiet Rapid Ready Roving Ruby
  Salty Sandy Serene Shy Silver Sleepy Snug Spry Steady Stormy Sunny Swift Tidal Tidy Trusty Velvet Wandering Windy Wily Witty
`;
const CREATURES = `
  Albatross Anchovy Auk Avocet Barnacle Bittern Bream Brill Cockle Cod Coot Cormorant Crab Crane Curlew Dipper Diver Dolphin Duck
  Dunlin Eel Egret Eider Fulmar Gannet Goby Godwit Goose Grebe Guillemot Gull Gurnard Haddock Hake Halibut Heron Herring Ibis Kittiwake
  Knot Lapwing Limpet Lobster Mackerel Manatee Minnow Mullet Mussel Narwhal Octopus Osprey Otter Oyster Pelican Penguin Perch Petrel
  Pilchard Plaice Plover Porpoise Prawn Puffin Rail Ray Razorbill Redshank Salmon Sandpiper Sardine Scallop Seal Shearwater Shrimp Skua
  Snipe Sole Sprat Starfish Stilt Stork Sturgeon Swan Teal Tern Trout Tuna Turbot Turnstone Turtle Walrus Whale Whelk Whimbrel Wigeon
  Winkle
`;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const guestNames = {
  first: words(TRAITS),
  second: words(CREATURES),
  of: (first: string, second: string): string => `${first} ${second}`,
};
