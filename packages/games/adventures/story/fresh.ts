/** `tabard story new`: a small book that is right in every point, to begin from. */
import { TITLE_RANGES } from './lint/rules/facts';

export interface FreshBook {
  readonly number: number;
  readonly title: string;
}

const SIDE = 12;

export function freshBook({ number, title }: FreshBook): string {
  const id = number === SIDE ? 'SIDE' : `ADV${number}`;
  const kind = number === 0 ? 'tutorial' : number === SIDE ? 'sidequest' : 'main';
  const [first] = TITLE_RANGES[number] ?? [1, 1];
  return `# ${title}: a book to begin from. \`tabard story lint\` tells what is wrong with it; docs/writing-an-adventure.md teaches it.
format: storybook/1
adventure: { id: ${id}, number: ${number}, kind: ${kind}, title: ${JSON.stringify(title)}, version: 1, nothing: "Nothing comes of it." }
map:
  id: MAP-${number}A
  grid: { columns: 6, rows: 5 }
  locations:
    - { letter: A, name: The Gate, at: [1, 3] }
    - { letter: B, name: The Mill, at: [4, 3] }
  paths:
    - { id: p1, ends: [A, B], space: e1 }
setup:
  read: "Lay out the map and put the party marker on the gate."
  party: A
  encounters: { numbers: [1], spaces: [e1], place: shuffle }
  tokens:
    - { kind: xp, at: B, count: 2 }
  begin: START
cards:
  discovery:
    - { number: 31, kind: item, name: A Key, stamina: 1 }
  titles:
    - { number: ${first}, name: Opened the Mill, text: "It had been shut for nine winters." }
entries:
  START:
    read: "Where it begins, and what the party wants."
    do:
      - { text: "Reveal discovery 31, the key.", effects: [{ discover: 31 }] }
    goto: A
  A:
    read: "The gate. Behind it the road to the mill."
    choose:
      - { kind: rest }
      - { kind: move }
  B: # XP lies here, so the first visit and the second are not the same (L37)
    read: "The mill stands still."
    do:
      - { if: { not: { token_here: xp } }, goto: B1 }
      - { text: "Collect the XP from this location.", effects: [{ collect: xp }] }
    goto: B1
  B1:
    read: "Its door is shut."
    do:
      - { if: { keyword: OPEN }, goto: B3 }
    choose:
      - { kind: goto, say: "Force the door.", hint: { check: [STR, CON] }, goto: B2 }
      - { kind: item }
      - { kind: rest }
      - { kind: move }
  B2: # a failure leads on too
    read: "Shoulders against oak."
    check:
      skill: Haul
      difficulty: 1
      pass: { do: [{ effects: [{ record: OPEN }, { gain: { xp: 1 } }] }], goto: B3 }
      fail:
        read: "It gives way in the end, and so do your knees."
        do:
          - { effects: [{ record: OPEN }, { fatigue: { who: each, amount: 2 } }] }
          - { if: { party_exhausted: true }, effects: [{ death: { resume: B3 } }] }
        goto: B3
  B3:
    read: "Inside, dust and light, and what you came for."
    choose:
      - { kind: goto, say: "Carry it home.", goto: THE_END }
      - { kind: move }
  B31:
    read: "The key turns as if it had been oiled this morning."
    do:
      - { effects: [{ record: OPEN }, { item_return: 31 }, { gain: { xp: 1 } }] }
    goto: B3
  THE_END:
    read: "What came of it."
    do:
      - { if: { keyword: OPEN }, effects: [{ title: ${first} }] }
      - { effects: [{ gain: { xp: 3, gold: 2 } }] }
    end: adventure
tome:
  ADV${number}-1:
    read: "Somebody on the road, and something they want."
    choose:
      - { kind: special, say: "Help.", effects: [{ favor: { faction: tidebound, delta: 1 } }], goto: ADV${number}-1a }
      - { kind: goto, say: "Walk on.", goto: ADV${number}-1a }
  ADV${number}-1a: { read: "The road goes on.", resume: path }
`;
}
