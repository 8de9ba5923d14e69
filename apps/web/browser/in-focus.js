/**
 * Runs in the page, before its own scripts: `focusLog()` tells every moment at which the focus of a table was lost to the
 * page, what was said to a screen reader, and in which order. Looked at with every picture, which is when a person looks.
 */
{
  const lost = [];
  const said = [];
  const ahead = [];
  let was = null;
  let isLost = false;
  /** Whoever walks past the last thing with Tab is in the browser's own bars for a step. */
  let hasWalked = false;
  addEventListener('keydown', ({ key }) => (hasWalked = key === 'Tab'), true);
  const nameOf = (element) =>
    `${element.closest('[data-region]')?.dataset.region ?? '?'} ${element.className} ${element.dataset.key ?? ''} "${element.textContent.trim().slice(0, 40)}"`;

  /** A line's words, without the dice that are drawn beside them. */
  const wordsOf = (line) =>
    [...line.childNodes]
      .filter((node) => !node.classList?.contains('log-picture'))
      .map((node) => node.textContent)
      .join('')
      .trim();
  const shownIn = (selector) => [...document.querySelectorAll(selector)].map(wordsOf);

  function look() {
    requestAnimationFrame(look);
    const room = document.querySelector('.at-table');
    if (!room) return;
    const { activeElement: at } = document;
    if (at && at !== document.body) {
      was = nameOf(at);
      isLost = false;
    } else if (was && !isLost && !hasWalked) {
      isLost = true;
      lost.push(`${room.dataset.answers}${room.dataset.telling === 'true' ? ' (told)' : ''}: after ${was}`);
    }
  }
  requestAnimationFrame(look);

  document.addEventListener('DOMContentLoaded', () => {
    let before = '';
    new MutationObserver(() => {
      const sentences = [...document.querySelectorAll('.at-table [data-spoken] span')].map((one) =>
        one.textContent.trim(),
      );
      const spoken = sentences.join('\n');
      if (spoken === before) return;
      before = spoken;
      said.push(...sentences);
      // What is shown with it: nothing may be said that the log does not have yet.
      const shown = shownIn('.log-lines li, .decision-question');
      ahead.push(...sentences.filter((sentence) => !shown.includes(sentence)));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

  globalThis.focusLog = () => ({
    lost,
    said,
    ahead,
    shown: shownIn('.log-lines li'),
  });
}
