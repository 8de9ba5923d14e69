/** To the clipboard; false where the browser does not let us (an insecure address, a refusal). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The whole address of a path of this house, to be sent to somebody. */
export const addressOf = (path: string): string => new URL(path, window.location.origin).href;
