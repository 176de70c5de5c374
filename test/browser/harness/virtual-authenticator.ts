/** An authenticator of the browser's own, which agrees by itself. */
import type { CDPSession, Page } from "playwright-core";

export async function giveAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const agrees = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const options = { protocol: "ctap2", transport: "internal", ...agrees } as const;
  return { cdp, ...(await cdp.send("WebAuthn.addVirtualAuthenticator", { options })) };
}
