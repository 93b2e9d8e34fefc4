import { launchBrowser, phone } from './e2e/harness.ts';
const browser = await launchBrowser();
for (const path of process.argv.slice(2)) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => localStorage.clear());
  const sizes: [string, number][] = [];
  cdp.on('Network.loadingFinished', (e) => sizes.push([e.requestId, e.encodedDataLength]));
  await page.goto('http://127.0.0.1:3900' + path, { waitUntil: 'commit' });
  let shot = 0;
  for (let i = 0; i < 40; i++) { await page.waitForTimeout(500); const fcp = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime).catch(() => 0); if (fcp && !shot) { shot = fcp; await page.screenshot({ path: `/tmp/fcp${path.replaceAll('/', '_')}.png` }); } if (await page.evaluate(() => document.querySelector('#root:not(:has(.s)) *') !== null).catch(() => false)) { break; } }
  const t = await page.evaluate(() => ({ fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime, now: performance.now() }));
  console.log(path, 'FCP', Math.round(t.fcp ?? -1), 'interactive<=', Math.round(t.now), 'KB', Math.round(sizes.reduce((a, [, b]) => a + b, 0) / 1000));
  await context.close();
}
await browser.close();
