// What is done inside the page, by the same lines in every engine. Each function travels as its text: it knows nothing
// but its arguments and the page. Buttons are pressed without a pointer, which would point at things on its way: the
// log of a table must be the same everywhere, because a bot's whims begin anew with its length.

/** The settings of a quick, quiet visit; to be followed by a load. `depth`: whether pictures may be three-dimensional. */
export function settle(depth) {
  const settings = { language: 'en', motion: 'reduced', speed: 'instant', sound: false, asksOnce: false, depth };
  localStorage.setItem('tabard.settings', JSON.stringify(settings));
  localStorage.setItem('tabard.dungeon-fighter.hand', '{"scheme":"assist"}');
}

/** Chance that every engine has alike, and errors that nobody else would tell. `first` is the first number of each draw. */
export function prepare(first) {
  crypto.getRandomValues = (numbers) => {
    for (let i = 0; i < numbers.length; i++) numbers[i] = first + 7919 * i;
    return numbers;
  };
  window.engineErrors ??= [];
  window.addEventListener('error', ({ message }) => window.engineErrors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => window.engineErrors.push(String(reason)));
  URL.createObjectURL = (blob) => {
    window.engineFile = blob.text();
    return 'data:,';
  };
}

/** To another room without a load: what was prepared stays. */
export function walk(path) {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** What is wrong with the page, or null. */
export function troubleOf() {
  const broken = document.querySelector('.report')?.textContent;
  return broken ?? window.engineErrors?.[0] ?? null;
}

/** Waits until something is there; its text, or an error that says what is there instead. */
export async function waitFor(selector, patience) {
  const until = Date.now() + patience;
  for (;;) {
    const found = document.querySelector(selector);
    if (found) return found.textContent;
    const broken = document.querySelector('.report')?.textContent;
    if (broken || Date.now() > until)
      throw new Error(
        `${broken ?? `no ${selector}`}; there is: ${document.querySelector('main')?.innerText.slice(0, 300)}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Presses a button by its words. */
export function press(words) {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === words);
  if (!button) throw new Error(`no button says "${words}"`);
  button.click();
}

/**
 * Answers so many questions by the panel's buttons, now one, now another of them; tells how many answers stand, and
 * whether the game is over. `before`: how many this person has given.
 */
export async function play(count, before, patience) {
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const stand = () => Number(document.querySelector('.at-table')?.dataset.answers ?? -1);
  let given = 0;
  let until = Date.now() + patience;
  for (;;) {
    const broken = document.querySelector('.report')?.textContent;
    if (broken) throw new Error(broken);
    if (document.querySelector('.game-over')) return { given, answers: stand(), over: true };
    const inPanel = all('.decision-options button[data-key]');
    const elsewhere = all('button[data-key]').filter((one) => !one.closest('.decision-extras'));
    const isQuiet = document.querySelector('.at-table')?.dataset.quiet === 'true'; // Bots that have a word say it first.
    const buttons = !isQuiet ? [] : inPanel.length > 0 ? inPanel : elsewhere;
    if (buttons.length > 0 && given === count) return { given, answers: stand(), over: false };
    if (buttons.length > 0) {
      const answers = stand();
      buttons[((before + given) * 5) % buttons.length].click();
      while (stand() === answers && Date.now() < until) await pause(20);
      if (stand() === answers)
        throw new Error(`the answer was not taken: ${document.querySelector('.decision').innerText}`);
      given += 1;
      until = Date.now() + patience;
      continue;
    }
    if (isQuiet) all(':is(.decision-group-head, .decision-all)[aria-expanded="false"]')[0]?.click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true })); // Whoever has seen enough skips.
    if (Date.now() > until) throw new Error(`nobody asks: ${document.querySelector('main')?.innerText.slice(0, 300)}`);
    await pause(50);
  }
}

/** What lies elsewhere once every style has been computed anew: a browser that keeps up has nothing to move. */
export function stale() {
  const boxes = () =>
    [...document.querySelectorAll('.at-table, .at-table *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { element, box: [x, y, width, height].map(Math.round).join(' ') };
    });
  const kept = boxes();
  const sheets = [...document.adoptedStyleSheets];
  const anew = new CSSStyleSheet(); // A <style> is not allowed by the page's policy.
  anew.replaceSync('*, *::before, *::after { --computed-anew: 1; }');
  document.adoptedStyleSheets = [...sheets, anew];
  const fresh = boxes();
  document.adoptedStyleSheets = sheets;
  return kept
    .filter(({ box }, i) => box !== fresh[i].box)
    .map(({ element, box }) => `${element.tagName} .${element.className}: ${box}`)
    .slice(0, 5);
}

/** Throws every kind of die at the practice range by the assist; what is remembered of each throw. */
export async function throwDice(patience) {
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const practised = () => JSON.parse(localStorage.getItem('tabard.dungeon-fighter.practice') ?? '[]');
  const dice = document.querySelectorAll('.df-practice-dice input');
  for (const [i, die] of [...dice].entries()) {
    die.click();
    await pause(50);
    const aims = document.querySelectorAll('.df-assist button');
    aims[i % aims.length].click();
    const until = Date.now() + patience;
    while (practised().length <= i) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }));
      if (Date.now() > until) throw new Error(`throw ${i + 1} never came to rest`);
      await pause(50);
    }
    while (document.querySelectorAll('.df-assist button').length === 0) await pause(50);
  }
  return practised();
}

/** The golden throws, by the page's own button. */
export async function checkMachine(patience) {
  document.querySelector('.df-self-check button').click();
  const until = Date.now() + patience;
  for (;;) {
    const said = document.querySelector('.df-self-check [role="status"]');
    if (said) return { same: Number(said.dataset.same), all: Number(said.dataset.all) };
    if (Date.now() > until) throw new Error('the machine was never checked');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Waits until neither the house nor this table needs a server any more. */
export async function readyForOffline(game, patience) {
  if (!navigator.serviceWorker) throw new Error('this browser has no service workers');
  const until = Date.now() + patience;
  for (;;) {
    const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const { port1, port2 } = new MessageChannel();
    const told = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      setTimeout(resolve, 2000, []);
    });
    active?.postMessage({ kind: 'shelf' }, [port2]);
    const kept = (await told).filter(({ id, toCome }) => ['shell', game].includes(id) && toCome === 0);
    if (navigator.serviceWorker.controller && kept.length === 2) return;
    if (Date.now() > until) throw new Error(`kept for offline: only ${kept.map(({ id }) => id).join() || 'nothing'}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
