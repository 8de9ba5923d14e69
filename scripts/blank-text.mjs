// What of a source is only said: comments, the insides of strings, templates, patterns and the text between tags. With these
// blanked, what is left can be searched for what is done. Read by the parser that builds the page.
import { parseSync, Visitor } from 'rolldown/utils';

/** The source with every comment and the inside of every string turned to spaces; offsets stay. `path`: says which language. */
export function blankTextOf(source, path = 'source.ts') {
  const { program, comments, errors } = parseSync(path, source, { astType: 'ts' });
  if (errors.length) throw new Error(`${path}: ${errors[0].message}`);
  const spans = comments.map(({ start, end }) => [start, end]);
  const within = ({ start, end }, before = 1, after = 1) => spans.push([start + before, end - after]);
  new Visitor({
    Literal(literal) {
      if (typeof literal.value === 'string') within(literal);
      else if (literal.regex) within(literal, 0, literal.regex.flags.length);
    },
    TemplateElement: (element) => within(element, 1, element.tail ? 1 : 2), // From ` or } to ` or ${.
    JSXText: (text) => within(text, 0, 0),
  }).visit(program);
  let out = '';
  let at = 0;
  for (const [start, end] of spans.sort(([a], [b]) => a - b)) {
    out += source.slice(at, start) + source.slice(start, end).replace(/[^\n]/g, ' ');
    at = end;
  }
  return out + source.slice(at);
}
