/**
 * Runs in the page, before its own scripts: `measureLayout()` reads from the layout what a person would stumble over.
 * A plain script, because the page's policy lets in no other; playwright brings it by `addInitScript`.
 *
 * What counts as a fault:
 * - sideways: the page, or a region that is neither a row to swipe through nor a table, can be scrolled sideways
 * - cut: letters outside of what clips them, an ellipsis that hides words, lines beyond a clamp
 * - broken: a word that goes on in the next line without a hyphen
 * - overlap: words on words, words on a button of other words, buttons on buttons, a button under something else
 * - small: a target below 44 px under a finger, below 24 px under a mouse
 * - hidden: a list that goes on without a sign, a question of which no whole choice is seen
 * - region: a region too small to be of use, in text sizes
 */
{
  const TARGETS =
    'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="switch"]';
  /** Width and height in em below which a region is of no use. */
  const REGIONS = {
    stage: { at: '[data-region="stage"], .at-table-board', width: 14, height: 10 },
    // While dice are thrown by hand it is one line: that is enough where all of it is seen.
    decision: { at: '[data-region="decision"], .decision', width: 12, height: 3.5, mayBeLow: true },
    hand: { at: '[data-region="hand"], .at-table-hand', width: 12, height: 3 },
    log: { at: '[data-region="log"], .log', width: 12, height: 6 },
  };
  const SLACK = 1.5;
  const SLIVER = 3;
  /** What a finger needs, in pixels. */
  const FINGER = 44;

  // ---- what is to be seen

  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };

  const isForEars = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { clipPath, position } = styleOf(at);
      if (clipPath.startsWith('inset(50%') && position === 'absolute') return true;
    }
    return false;
  };

  function isShown(element) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    return !element.closest('svg, [inert]') && !isForEars(element);
  }

  /** Up to what an element with this position is placed by. */
  const holds = (ancestor, position) => {
    const { position: own, transform, filter, containerType, contain } = styleOf(ancestor);
    if (
      transform !== 'none' ||
      filter !== 'none' ||
      containerType !== 'normal' ||
      /layout|paint|strict|content/.test(contain)
    )
      return true;
    return position === 'absolute' && own !== 'static';
  };

  /** What clips this element, from within: boxes with the edges that cut, and those that can be scrolled. */
  function clipsOf(element) {
    const clips = [];
    let escaping = null;
    for (let at = element; at; at = at.parentElement) {
      const style = styleOf(at);
      if (at !== element && escaping && !holds(at, escaping)) continue;
      if (at !== element) escaping = null;
      const { overflowX: x, overflowY: y } = style;
      if (x !== 'visible' || y !== 'visible') clips.push({ at, box: insideOf(at), x, y });
      if (style.position === 'fixed' || style.position === 'absolute') escaping = style.position;
      if (at === document.documentElement) break;
    }
    return clips;
  }

  function insideOf(element) {
    if (element === document.documentElement || element === document.body)
      return { left: 0, top: Number.NEGATIVE_INFINITY, right: innerWidth, bottom: Number.POSITIVE_INFINITY };
    const { left, top } = element.getBoundingClientRect();
    const zoom = element.currentCSSZoom ?? 1;
    const x = left + element.clientLeft * zoom;
    const y = top + element.clientTop * zoom;
    return { left: x, top: y, right: x + element.clientWidth * zoom, bottom: y + element.clientHeight * zoom };
  }

  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';

  /** The part of a box that is on the screen now; null where none is. */
  function seenPart(rect, element) {
    let { left, top, right, bottom } = rect;
    for (const { box, x, y } of clipsOf(element)) {
      if (x !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (y !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  }

  // ---- names for what was found

  function nameOf(element) {
    const region = element.closest('[data-region]')?.dataset.region;
    const own = ownName(element);
    const parent =
      element.parentElement && element.parentElement !== document.body ? ownName(element.parentElement) : '';
    return [region, parent, own].filter(Boolean).join(' ');
  }

  function ownName(element) {
    const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
    return classes.length ? classes.join('') : element.tagName.toLowerCase();
  }

  const shorten = (text) => {
    const plain = text.trim().replace(/\s+/g, ' ');
    return plain.length > 40 ? `${plain.slice(0, 39)}…` : plain;
  };

  // ---- words

  /** Every piece of text that is seen, with its lines. */
  function textsOf(root) {
    const texts = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim()) continue;
      const element = node.parentElement;
      if (/^(SCRIPT|STYLE|OPTION|SELECT|TEXTAREA)$/.test(element.tagName) || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
      if (lines.length) texts.push({ node, element, lines });
    }
    return texts;
  }

  /** A line's box is higher than its letters. */
  const lettersOf = ({ left, top, right, bottom }) => {
    const rim = (bottom - top) * 0.28;
    return { left, top: top + rim, right, bottom: bottom - rim };
  };

  function* cutTexts(texts) {
    for (const { node, element, lines } of texts) {
      const by = lines.map((line) => cutBy(lettersOf(line), element)).find(Boolean);
      if (by)
        yield { kind: 'cut', where: nameOf(element), what: `"${shorten(node.data)}" by ${ownName(by.at)} (${by.how})` };
    }
  }

  function cutBy(line, element) {
    let across = true;
    let down = true;
    for (const { at, box, x, y } of clipsOf(element)) {
      if (across && scrolls(x) && at !== document.body) across = false;
      if (down && scrolls(y)) down = false;
      const over = Math.max(box.left - line.left, line.right - box.right);
      if (across && (x === 'hidden' || x === 'clip') && over > SLACK)
        return { at, how: `${Math.round(over)} px across` };
      const below = Math.max(box.top - line.top, line.bottom - box.bottom);
      if (down && (y === 'hidden' || y === 'clip') && below > SLACK) return { at, how: `${Math.round(below)} px down` };
    }
    const out = Math.max(-line.left, line.right - innerWidth);
    return across && out > SLACK ? { at: document.documentElement, how: `${Math.round(out)} px off the screen` } : null;
  }

  function* hiddenByEllipsis(root) {
    for (const element of root.querySelectorAll('*')) {
      const { textOverflow, overflowX, webkitLineClamp } = styleOf(element);
      const across =
        textOverflow === 'ellipsis' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const down = webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 3;
      if ((across || down) && isShown(element))
        yield { kind: 'cut', where: nameOf(element), what: `"${shorten(element.textContent)}" ends in dots` };
    }
  }

  function* brokenWords(texts) {
    for (const { node, element, lines } of texts) {
      if (lines.length < 2 || new Set(lines.map(({ top }) => Math.round(top))).size < 2) continue;
      for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)),
        );
        if (tops.size > 1) yield { kind: 'broken', where: nameOf(element), what: `"${word}" in ${tops.size} lines` };
      }
    }
  }

  // ---- what lies on what

  const meet = (a, b) => ({
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });
  const within = (inner, outer) =>
    inner.left >= outer.left - 2 &&
    inner.right <= outer.right + 2 &&
    inner.top >= outer.top - 2 &&
    inner.bottom <= outer.bottom + 2;
  const related = (a, b) => a.contains(b) || b.contains(a);

  /** What sticks to the window lies over what is scrolled under it: that is not an overlap, as long as it hides it. */
  function floatOf(element) {
    for (let at = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(styleOf(at).position)) return isOpaque(at) ? at : null;
    return null;
  }

  /** The boxes of a target: a link in a sentence has one for each line. */
  const boxesOf = (target) =>
    styleOf(target).display === 'inline' ? [...target.getClientRects()] : [target.getBoundingClientRect()];

  function targetsOf(root) {
    return [...root.querySelectorAll(TARGETS)].flatMap((element) => {
      const target = /^(INPUT)$/.test(element.tagName) && element.closest('label') ? element.closest('label') : element;
      if (!isShown(target) || element.disabled) return [];
      const hasWords = /[\p{L}\p{N}]/u.test(target.textContent);
      return boxesOf(target).flatMap((box) => {
        const seen = seenPart(box, target);
        return seen ? [{ element: target, box, seen, hasWords, float: floatOf(target) }] : [];
      });
    });
  }

  function* overlaps(texts, targets) {
    const words = texts.flatMap(({ element, node, lines }) =>
      lines.flatMap((line) => {
        const seen = seenPart(lettersOf(line), element);
        return seen ? [{ element, seen, text: shorten(node.data), float: floatOf(element) }] : [];
      }),
    );
    for (let i = 0; i < words.length; i++) {
      for (let j = i + 1; j < words.length; j++) {
        const [a, b] = [words[i], words[j]];
        if (a.float !== b.float) continue;
        const { width, height } = meet(a.seen, b.seen);
        if (width > 3 && height > 2 && a.element !== b.element && !related(a.element, b.element) && bothOnTop(a, b))
          yield {
            kind: 'overlap',
            where: nameOf(a.element),
            what: `"${a.text}" and "${b.text}" (${nameOf(b.element)})`,
          };
      }
      for (const { element, seen, hasWords, float } of targets) {
        if (!hasWords || float !== words[i].float || related(element, words[i].element)) continue;
        const { width, height } = meet(words[i].seen, seen);
        if (width > 3 && height > 3 && bothOnTop(words[i], { element, seen }))
          yield {
            kind: 'overlap',
            where: nameOf(element),
            what: `lies on "${words[i].text}" (${nameOf(words[i].element)})`,
          };
      }
    }
    yield* targetsOnTargets(targets);
  }

  /** A sheet that lies over both, or over one of them, hides it: that is no overlap but a cover. */
  function bothOnTop(a, b) {
    const x = (Math.max(a.seen.left, b.seen.left) + Math.min(a.seen.right, b.seen.right)) / 2;
    const y = (Math.max(a.seen.top, b.seen.top) + Math.min(a.seen.bottom, b.seen.bottom)) / 2;
    let found = 0;
    for (const element of document.elementsFromPoint(x, y)) {
      if (element === a.element || element === b.element) found += 1;
      if (found === 2) return true;
      if (found === 1 && isOpaque(element) && !element.contains(a.element) !== !element.contains(b.element))
        return isText(a, b);
      if (found === 0 && isOpaque(element) && !element.contains(a.element) && !element.contains(b.element))
        return false;
    }
    return true;
  }
  /** A label that lies on a picture's words hides them: words are never there to be hidden. */
  const isText = (a, b) =>
    'text' in a && 'text' in b && !a.element.closest('[popover], dialog') && !b.element.closest('[popover], dialog');
  const isOpaque = (element) => {
    const { backgroundColor, backgroundImage, opacity } = styleOf(element);
    const alpha = /rgba\(.*[,/] ?([\d.]+)\)/.exec(backgroundColor);
    return (
      opacity === '1' &&
      (backgroundImage !== 'none' || (backgroundColor !== 'transparent' && (!alpha || Number(alpha[1]) > 0.9)))
    );
  };

  function* targetsOnTargets(targets) {
    for (let i = 0; i < targets.length; i++) {
      const a = targets[i];
      const on = coverOf(a);
      if (on) yield { kind: 'overlap', where: nameOf(a.element), what: `lies under ${nameOf(on)}` };
      for (let j = i + 1; j < targets.length; j++) {
        const b = targets[j];
        if (a.float !== b.float || a.element === b.element || related(a.element, b.element)) continue;
        const { width, height } = meet(a.seen, b.seen);
        if (width <= SLIVER || height <= SLIVER || within(a.seen, b.seen) || within(b.seen, a.seen)) continue;
        yield {
          kind: 'overlap',
          where: nameOf(a.element),
          what: `and ${nameOf(b.element)} share ${Math.round(width)} x ${Math.round(height)} px`,
        };
      }
    }
  }

  /** A surface without words is within reach by any of its corners; a button must be so by its middle. */
  function coverOf({ element, seen, hasWords }) {
    // At the fold of a list that scrolls a line or two of pixels is still to be seen: that is no button yet, and its sign says so.
    if (seen.bottom - seen.top <= SLIVER || seen.right - seen.left <= SLIVER) return null;
    const covers = (on) =>
      on &&
      !related(on, element) &&
      !on.closest('label')?.contains(element) &&
      (!floatOf(on) || floatOf(on) === floatOf(element));
    const on = topAt(seen);
    if (hasWords || !covers(on)) return covers(on) ? on : null;
    const { left, top, right, bottom } = seen;
    const [w, h] = [(right - left) / 4, (bottom - top) / 4];
    const corners = [0, 3].flatMap((i) =>
      [0, 3].map((j) => ({
        left: left + i * w,
        top: top + j * h,
        right: left + (i + 1) * w,
        bottom: top + (j + 1) * h,
      })),
    );
    return corners.every((corner) => covers(topAt(corner))) ? on : null;
  }

  const topAt = ({ left, top, right, bottom }) => {
    const y = (top + bottom) / 2;
    return y < innerHeight ? document.elementFromPoint((left + right) / 2, y) : null;
  };

  function* smallTargets(targets) {
    const least = matchMedia('(pointer: coarse)').matches ? FINGER : 24;
    for (const { element, box } of targets) {
      if (styleOf(element).display === 'inline') continue; // A link among the words of a sentence.
      if (Math.min(box.width, box.height) < least - 0.5)
        yield {
          kind: 'small',
          where: nameOf(element),
          what: `${Math.round(box.width)} x ${Math.round(box.height)} px of ${least}`,
        };
    }
  }

  // ---- what goes on out of sight

  const isScroller = (element) => {
    const { overflowX, overflowY } = styleOf(element);
    return scrolls(overflowX) || scrolls(overflowY);
  };

  function* sideways(root) {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth + 1)
      yield { kind: 'sideways', where: 'page', what: `${scrollWidth} px in ${innerWidth}` };
    for (const element of root.querySelectorAll('*')) {
      const { overflowX, scrollSnapType } = styleOf(element);
      if (!scrolls(overflowX) || element.scrollWidth <= element.clientWidth + 1 || !isShown(element)) continue;
      if (/^(x|both|inline)/.test(scrollSnapType) || element.querySelector(':scope > table')) continue;
      yield { kind: 'sideways', where: nameOf(element), what: `${element.scrollWidth} px in ${element.clientWidth}` };
    }
  }

  function* goesOnUnseen(root) {
    for (const element of root.querySelectorAll('*')) {
      if (!isScroller(element) || !isShown(element) || /^(TEXTAREA|SELECT)$/.test(element.tagName)) continue;
      const more = element.scrollHeight - element.clientHeight;
      if (more > 8 && scrolls(styleOf(element).overflowY) && !element.dataset.more)
        yield { kind: 'hidden', where: nameOf(element), what: `${more} px more without a sign` };
    }
  }

  /** Of a question at least one whole choice is seen without doing anything. */
  function* noChoiceSeen(root) {
    const buttons = [...root.querySelectorAll('.decision-options button')].filter(isShown);
    if (buttons.length === 0) return;
    const isWhole = (button) => {
      const box = button.getBoundingClientRect();
      const seen = seenPart(box, button);
      return seen && seen.bottom - seen.top > box.height - 3 && seen.bottom <= innerHeight + 1;
    };
    if (!buttons.some(isWhole))
      yield { kind: 'hidden', where: nameOf(buttons[0]), what: `not one of ${buttons.length} choices is seen whole` };
  }

  const isWholeIn = ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + SLACK;

  function* smallRegions(root) {
    const em = Number.parseFloat(styleOf(document.documentElement).fontSize);
    for (const [name, { at, width, height: usual, mayBeLow }] of Object.entries(REGIONS)) {
      const element = [...root.querySelectorAll(at)].find(isShown);
      if (!element) continue;
      const height = mayBeLow && isWholeIn(element) ? Math.min(usual, FINGER / em) : usual;
      const seen = seenPart(element.getBoundingClientRect(), element);
      const wide = seen ? (seen.right - seen.left) / em : 0;
      const high = seen ? (Math.min(seen.bottom, innerHeight) - seen.top) / em : 0;
      if (wide < width - 0.1 || high < height - 0.1)
        yield {
          kind: 'region',
          where: name,
          what: `${wide.toFixed(1)} x ${high.toFixed(1)} em, of ${width} x ${height}`,
        };
    }
  }

  // ---- all of it

  globalThis.measureLayout = () => {
    styles.clear();
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const root = dialogs.at(-1) ?? document.body;
    const room = document.querySelector('.at-table');
    const texts = textsOf(root);
    const targets = targetsOf(root);
    const found = [
      ...sideways(root),
      ...cutTexts(texts),
      ...hiddenByEllipsis(root),
      ...brokenWords(texts),
      ...overlaps(texts, targets),
      ...smallTargets(targets),
      ...(room ? [...goesOnUnseen(room), ...noChoiceSeen(room), ...smallRegions(room)] : []),
    ];
    if (room && document.documentElement.scrollHeight > innerHeight + 1)
      found.push({
        kind: 'region',
        where: 'page',
        what: `the room is ${document.documentElement.scrollHeight} px high in ${innerHeight}`,
      });
    return found;
  };
}
