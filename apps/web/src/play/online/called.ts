/**
 * At which tables an inn may call this browser: one key of the simple store for each, with the address it was given. Another
 * tab may write it, too; whoever looks finds what was written last. A write that fails costs a switch that looks off.
 */
const PREFIX = 'tabard.called.';

/** The address the inn was given; null: it was given none. */
export function calledAt(table: string): string | null {
  try {
    return localStorage.getItem(PREFIX + table);
  } catch {
    return null;
  }
}

export function rememberCalls(table: string, endpoint: string): void {
  try {
    localStorage.setItem(PREFIX + table, endpoint);
  } catch {
    // The inn knows it; only this page does not know that it does.
  }
}

export function forgetCalls(table: string): void {
  try {
    localStorage.removeItem(PREFIX + table);
  } catch {
    // Then it was not there either.
  }
}

/** Whether any table is left that may call. */
export function isCalledAnywhere(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}
