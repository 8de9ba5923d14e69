// Chromium and Firefox, by puppeteer-core: Chromium in its own tongue, Firefox in WebDriver BiDi.
import puppeteer from 'puppeteer-core';

const FLAGS = {
  chrome: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  firefox: [],
};

/** Firefox tells of a font whose page was left while it was fetched as if it were a script's error. */
const isOurs = (message) => !message.startsWith('downloadable font:');

/** @param {'chrome' | 'firefox'} browser */
export async function openPuppeteer(browser, executablePath) {
  const process = await puppeteer.launch({ browser, executablePath, headless: true, args: FLAGS[browser] });
  const page = await process.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const errors = [];
  page.on('pageerror', ({ message }) => isOurs(message) && errors.push(message));
  return {
    version: (await process.version()).replace(/^.*\//, ''),
    errors,
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run: (deed, ...given) => page.evaluate(deed, ...given),
    async give(selector, file) {
      const input = await page.waitForSelector(selector);
      await input.uploadFile(file);
    },
    close: () => process.close(),
  };
}
