/** docs/rules/para-roles.md as text: see build/law.mjs. */
declare const text: string;
export default text;
