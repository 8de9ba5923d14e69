/**
 * What a shell offers behind `tabard`, made of the commands themselves: a new command or option is offered without a word
 * here. The scripts know all words beforehand, because to ask us at each press of Tab would take a person's patience.
 */
import type { Argument, Command, Option } from 'commander';

export interface Word {
  readonly word: string;
  readonly told: string;
}

export interface Place {
  /** "tabard story walk": what was typed so far, without options. */
  readonly path: string;
  /** What may stand here: commands, or games. Where there is nothing of that kind it is files. */
  readonly words: readonly Word[];
  readonly options: readonly Flag[];
}

export interface Flag extends Word {
  readonly takesValue: boolean;
  /** Its values; empty: anything, most often a file. */
  readonly values: readonly string[];
}

/** Whatever is called <game> in a command's definition is one of these. */
const GAME = 'game';

export function placesOf(command: Command, games: readonly string[], above = ''): Place[] {
  const help = command.createHelp();
  const path = `${above}${command.name()}`;
  const inner = help.visibleCommands(command);
  const wordsOfGames = command.registeredArguments.some((each) => each.name() === GAME) ? games : [];
  const named = command.registeredArguments.flatMap((each: Argument) => each.argChoices ?? []);
  const words = [
    ...inner.map((each) => ({ word: each.name(), told: each.description() })),
    ...[...named, ...wordsOfGames].map((word) => ({ word, told: '' })),
  ];
  const options = help.visibleOptions(command).flatMap((option) => flagsOf(option, games));
  return [{ path, words, options }, ...inner.flatMap((each) => placesOf(each, games, `${path} `))];
}

function flagsOf(option: Option, games: readonly string[]): Flag[] {
  const { short, long, description, argChoices, required, optional, flags } = option;
  const values = argChoices ?? (flags.endsWith(`<${GAME}>`) ? games : []);
  return [short, long]
    .filter((word) => word !== undefined)
    .map((word) => ({ word, told: description, takesValue: required || optional, values }));
}

export const SHELLS = { bash, zsh, fish };
export type Shell = keyof typeof SHELLS;

// ---- bash

const HEAD = (comment: string) => `${comment} What tabard offers, made by \`tabard completion\`.`;
const wordsOf = (words: readonly Word[]) => words.map(({ word }) => word).join(' ');
/** In single quotes, as bash and zsh read them. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const paths = (places: readonly Place[]) => places.slice(1).map(({ path }) => path);

/** All options with a value, by what their values are. */
function valued(places: readonly Place[]): (readonly [values: string, where: readonly string[]])[] {
  const found = new Map<string, string[]>();
  for (const { path, options } of places)
    for (const { word, takesValue, values } of options)
      if (takesValue) found.set(values.join(' '), [...(found.get(values.join(' ')) ?? []), `${path} ${word}`]);
  return [...found];
}

function bash(places: readonly Place[]): string {
  return `${HEAD('#')} Read it with: source <(tabard completion bash)
_tabard() {
  local cur=\${COMP_WORDS[COMP_CWORD]} at=tabard words='' options='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at \${COMP_WORDS[i]}" in
      ${paths(places).map(quote).join('|')}) at="$at \${COMP_WORDS[i]}" ;;
    esac
  done
  case "$at \${COMP_WORDS[COMP_CWORD - 1]}" in
${valued(places)
  .map(
    ([values, where]) =>
      `    ${where.map(quote).join('|')}) ${values ? `COMPREPLY=($(compgen -W ${quote(values)} -- "$cur")); ` : 'COMPREPLY=(); '}return ;;`,
  )
  .join('\n')}
  esac
  case "$at" in
${places.map(({ path, words, options }) => `    ${quote(path)}) words=${quote(wordsOf(words))} options=${quote(wordsOf(options))} ;;`).join('\n')}
  esac
  [[ $cur == -* ]] && words=$options
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _tabard tabard
`;
}

// ---- zsh

/** "play:in this terminal": a colon of its own is escaped. */
const described = ({ word, told }: Word) => quote(told ? `${word}:${told.replaceAll(':', '\\:')}` : word);

function zsh(places: readonly Place[]): string {
  return `#compdef tabard
${HEAD('#')} Read it with: source <(tabard completion zsh)
_tabard() {
  local at=tabard word
  local -a found
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$at $word" in
      (${paths(places).map(quote).join('|')}) at="$at $word" ;;
    esac
  done
  case "$at \${words[CURRENT-1]}" in
${valued(places)
  .map(
    ([values, where]) => `    (${where.map(quote).join('|')}) ${values ? `compadd -- ${values}` : '_files'}; return ;;`,
  )
  .join('\n')}
  esac
  case "$at" in
${places.map(({ path, words, options }) => `    (${quote(path)}) found=(${[...words, ...options].map(described).join(' ')}) ;;`).join('\n')}
  esac
  if [[ $PREFIX == -* ]]; then found=("\${(@M)found:#-*}"); else found=("\${(@)found:#-*}"); fi
  if (( \${#found} )); then _describe tabard found; else _files; fi
}
if [[ \${funcstack[1]} == _tabard ]]; then _tabard "$@"; else compdef _tabard tabard; fi
`;
}

// ---- fish

const quoteForFish = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function fish(places: readonly Place[]): string {
  const lines = places.flatMap(({ path, words, options }) => {
    const here = `complete -c tabard -n ${quoteForFish(`test (__tabard_at) = "${path}"`)}`;
    const told = (word: Word) => (word.told ? ` -d ${quoteForFish(word.told)}` : '');
    return [
      ...words.map((word) => `${here} -f -a ${word.word}${told(word)}`),
      ...options.map((flag) => {
        const name = flag.word.startsWith('--') ? `-l ${flag.word.slice(2)}` : `-s ${flag.word.slice(1)}`;
        const value = flag.values.length > 0 ? ` -x -a ${quoteForFish(flag.values.join(' '))}` : ' -r';
        return `${here} ${name}${flag.takesValue ? value : ''}${told(flag)}`;
      }),
    ];
  });
  return `${HEAD('#')} Read it with: tabard completion fish | source
function __tabard_at
  set -l at tabard
  for word in (commandline -opc)[2..-1]
    switch "$at $word"
      case ${paths(places).map(quoteForFish).join(' ')}
        set at "$at $word"
    end
  end
  echo $at
end
${lines.join('\n')}
`;
}
