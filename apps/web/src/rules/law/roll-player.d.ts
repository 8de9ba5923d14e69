/** docs/rules/roll-player.md as text: see build/law.mjs. */
declare const text: string;
export default text;
