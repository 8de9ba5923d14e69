/** docs/rules/roll-player.de.md as text: see build/law.mjs. */
declare const text: string;
export default text;
