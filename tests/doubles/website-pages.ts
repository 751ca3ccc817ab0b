import { gzipSync } from 'node:zlib';

export type WebsitePageDouble = {
  body?: string | Buffer;
  status?: number;
  type?: string;
  location?: string;
  /** Sends bytes for as long as someone reads them. */
  endless?: boolean;
  /** Sends its first words and then nothing for as long as someone waits. */
  isSlow?: boolean;
  isZipped?: boolean;
  /** False for a server that doesn't say when a page has changed. */
  hasTag?: boolean;
};

const menu = [
  ['/', 'Home'],
  ['/bikes', 'Bikes'],
  ['/prices', 'Prices'],
  ['/tours', 'Tours'],
  ['/faq', 'Questions'],
  ['/contact', 'Contact'],
];

/** A page as website builders write them: header, menu, cookie banner, content, footer. */
export function writePage({
  title,
  content,
  head = '',
  language = 'en',
}: {
  title: string;
  content: string;
  head?: string;
  language?: string;
}): string {
  const links = menu.map(([path, name]) => `<li><a href="${path}">${name}</a></li>`).join('');
  return `<!doctype html><html lang="${language}"><head><title>${title} | Rollwerk</title>${head}
    <script>window.data = ["<p>not text</p>"]</script></head><body>
    <div id="cookie-banner"><p>We use cookies to improve your visit.</p><button>Accept</button></div>
    <header><a href="/" class="logo">Rollwerk</a><nav><ul>${links}</ul></nav></header>
    <main><h1>${title}</h1>${content}</main>
    <aside class="related"><ul><li><a href="/tours">Our tours</a></li><li><a href="/bikes">Our bikes</a></li></ul></aside>
    <footer><div><h3>Visit us</h3><address>Rollwerk, Harbor Lane 12, 20457 Elmstadt</address>
      <p>Phone: <a href="tel:+49405550123">+49 40 555 0123</a></p></div>
      <table><tr><td>Monday – Friday</td><td>9:00 – 18:00</td></tr><tr><td>Saturday</td><td>10:00 – 14:00</td></tr></table>
      <p>© 2026 Rollwerk. All rights reserved. Newsletter imprint terms.</p></footer></body></html>`;
}

/** One green pixel. */
export const logoOfWebsite = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const guideTopics = [
  ...['brakes', 'chains', 'lights', 'locks', 'helmets', 'saddles', 'pedals', 'tires', 'tubes'],
  ...['bells', 'baskets', 'trailers', 'batteries', 'motors', 'gears', 'forks', 'spokes', 'rims'],
  ...['grips', 'mirrors', 'pumps', 'racks', 'stands', 'bags', 'maps', 'gloves', 'jackets'],
  ...['shoes', 'bottles', 'tools', 'wipes', 'stickers', 'vests', 'glasses', 'cards', 'cables'],
];

/** How many pages there are to import: everything below but copies, redirects and what can't be read. */
export const importablePages = 12 + guideTopics.length;

export function createWebsitePages(origin: string): Map<string, WebsitePageDouble> {
  const pages = new Map<string, WebsitePageDouble>();
  const add = (path: string, title: string, content: string, more: WebsitePageDouble = {}) =>
    pages.set(path, { body: writePage({ title, content }), ...more });

  const homeHead = `<meta name="description" content="City bikes and cargo bikes for rent, right at the harbor of Elmstadt.">
    <meta name="theme-color" content="#0b6e4f"><link rel="icon" href="/favicon.ico">
    <link rel="apple-touch-icon" sizes="180x180" href="/touch-icon.png"><link rel="manifest" href="/site.webmanifest">`;
  const home = `<p>Rollwerk rents city bikes and cargo bikes by the hour and by the day.</p>
    <a href="/prices?utm_source=newsletter&utm_medium=mail">Prices</a> <a href="/prices/">Prices</a> <a href="/prices#cargo">Cargo</a>
    <a href="/old-prices">Old prices</a> <a href="/loop-a">Loop</a> <a href="/inside">Inside</a> <a href="/outside">Outside</a>
    <a href="/missing">Missing</a> <a href="/soft-missing">Removed offer</a> <a href="/members">Members</a> <a href="/account">Account</a>
    <a href="/private/plans">Plans</a> <a href="/prices?print=1">Print</a> <a href="/print/prices">Print version</a>
    <a href="/calendar?month=1">Calendar</a> <a href="/huge">Video wall</a> <a href="/planner">Planner</a> <a href="/leaflet.pdf">Leaflet</a>
    <a href="/report">Report</a> <a href="https://elsewhere.example/page">Partner</a> <a href="mailto:hello@rollwerk.example">Mail</a>
    <a href="/tagged" rel="nofollow">Ad</a> <a href="/guide">Guide</a> <a href="/de/preise">Deutsch</a> <a href="/es/precios">Español</a>`;
  pages.set('/', {
    body: writePage({ title: 'Bike rental in Elmstadt', content: home, head: homeHead }),
  });
  pages.set('/touch-icon.png', { body: logoOfWebsite, type: 'image/png' });
  pages.set('/site.webmanifest', {
    body: JSON.stringify({ theme_color: '#123456', icons: [{ src: '/icon.svg', sizes: 'any' }] }),
    type: 'application/manifest+json',
  });
  add(
    '/bikes',
    'Our bikes',
    '<p>Cargo bikes carry up to 90 kilograms. Every bike has lights and a lock.</p>',
  );
  const priceTable = `<table><thead><tr><th>Bike</th><th>Half day</th><th>Full day</th></tr></thead><tbody>
    <tr><td>City bike</td><td>9 €</td><td>15 €</td></tr><tr><td>Cargo bike</td><td>24 €</td><td>39 €</td></tr></tbody></table>`;
  add('/prices', 'Prices', priceTable, { isZipped: true });
  pages.set('/prices?print=1', {
    body: writePage({
      title: 'Prices for printing',
      content: `${priceTable}<p>Printed version.</p>`,
      head: '<link rel="canonical" href="/prices">',
    }),
  });
  pages.set('/print/prices', {
    body: `<html><head><title>Prices</title></head><body><h1>Prices</h1>${priceTable}</body></html>`,
  });
  add(
    '/tours',
    'Guided tours',
    '<p>The harbor tour takes two hours and costs 25 € per person.</p>',
    {
      hasTag: false,
    },
  );
  add(
    '/faq',
    'Questions',
    `<details><summary>Can I bring my dog?</summary><p>Yes, cargo bikes have room for a dog.</p></details>
    <details><summary>What happens if it rains?</summary><p>You can cancel until the evening before.</p></details>`,
  );
  pages.set('/contact', {
    body: writePage({
      title: 'Contact',
      content: '<p>Write to hello@rollwerk.example and we answer the same day.</p>',
      head: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"BikeStore","name":"Rollwerk","telephone":"+49 40 555 0199","openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":["Sunday"],"opens":"11:00","closes":"13:00"}]}</script>`,
    }),
  });
  add(
    '/offers',
    'Offers of the season',
    `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Winter storage</span>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="59"><meta itemprop="priceCurrency" content="EUR"></div></div>
    <p>Store your bike with us while it snows.</p>`,
  );
  const filler = 'Our workshop looks after every bike once a week and writes down what it did. ';
  add(
    '/workshop',
    'Workshop',
    `<p>${filler.repeat(390)}</p><h2>Spare key</h2><p>A spare key costs 18 €.</p>`,
  );
  pages.set('/de/preise', {
    body: Buffer.from(
      writePage({
        title: 'Preise für Gäste',
        content: '<p>Kinderräder kosten 7 € am Tag.</p>',
        language: 'de',
      }).replace('€', 'Euro'),
      'latin1',
    ),
    type: 'text/html; charset=ISO-8859-1',
  });
  pages.set('/es/precios', {
    body: Buffer.from(
      `\uFEFF${writePage({ title: 'Precios', content: '<p>Las sillas para niños cuestan 5 € al día.</p>', language: 'es' })}`,
      'utf16le',
    ),
    type: 'text/html',
  });
  add('/guide', 'Guide', guideTopics.slice(0, 3).map(guideLink).join(' '));
  for (const topic of guideTopics) {
    add(
      `/guide/${topic}`,
      `All about ${topic}`,
      `<p>Here is how we look after ${topic} at Rollwerk: a mechanic checks the ${topic} before each ride.</p>`,
    );
  }
  add('/about/team', 'Team', '<p>Ines and Jonas have run Rollwerk since the spring of 2011.</p>');

  pages.set('/old-prices', { location: '/prices', status: 301 });
  pages.set('/loop-a', { location: '/loop-b' });
  pages.set('/loop-b', { location: '/loop-a' });
  pages.set('/inside', { location: 'http://169.254.169.254/latest/meta-data' });
  pages.set('/outside', { location: 'https://elsewhere.example/' });
  pages.set('/members', { location: '/login?next=/members' });
  pages.set('/account', {
    body: '<html><body><h1>Sign in</h1><form><input name="user"><input type="password"></form></body></html>',
  });
  pages.set('/soft-missing', {
    body: '<html><title>Page not found</title><body><h1>Page not found</h1></body></html>',
  });
  pages.set('/private/plans', { body: '<p>Secret plans of the company for next year.</p>' });
  pages.set('/huge', { endless: true });
  pages.set('/planner', {
    body: '<html><head><title>Planner</title><script src="/app.js"></script></head><body><div id="root"></div></body></html>',
  });
  pages.set('/app.js', {
    body: `fetch('/planner.json').then((response) => response.json()).then((stops) => {
      document.getElementById('root').innerHTML = '<h1>Route planner</h1><p>Every planned route can stop at the ' +
        stops.join(', at the ') + '. A planned route with a guide costs 31 € for the whole group.</p>';
    });`,
    type: 'text/javascript',
  });
  pages.set('/planner.json', {
    body: JSON.stringify(['old lighthouse', 'fish market', 'windmill']),
    type: 'application/json',
  });
  pages.set('/report', { body: Buffer.from('%PDF-1.7'), type: 'application/pdf' });
  pages.set('/robots.txt', {
    body: `User-agent: *\nDisallow: /private/\n\nSitemap: ${origin}/sitemap_index.xml\n`,
    type: 'text/plain',
  });
  pages.set('/sitemap_index.xml', {
    body: `<?xml version="1.0"?><sm:sitemapindex xmlns:sm="http://www.sitemaps.org/schemas/sitemap/0.9"><sm:sitemap><sm:loc>${origin}/sitemap-pages.xml</sm:loc></sm:sitemap><sm:sitemap><sm:loc>${origin}/sitemap-guide.xml.gz</sm:loc></sm:sitemap></sm:sitemapindex>`,
    type: 'application/xml',
  });
  const listed = (paths: readonly string[]) =>
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`;
  pages.set('/sitemap-pages.xml', {
    body: listed(['/', '/prices', '/offers', '/workshop', '/about/team', '/private/plans']),
    type: 'application/xml',
  });
  pages.set('/sitemap-guide.xml.gz', {
    body: gzipSync(listed(guideTopics.map((topic) => `/guide/${topic}`))),
    type: 'application/x-gzip',
  });
  return pages;
}

const guideLink = (topic: string): string => `<a href="/guide/${topic}">More on ${topic}</a>`;
