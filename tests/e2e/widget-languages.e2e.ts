/** The chat's own texts in the visitor's language, on a shop's page in another one. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';
import { weekdays } from '../../src/shared/contract/opening-hours.ts';
import { journey, phone } from './harness/journey.ts';
import { startPlainPage } from './harness/plain-page.ts';
import { createCommonShop, createShop } from './harness/shop.ts';
import { launcher, log } from './harness/widget-parts.ts';

const german = { locale: 'de-DE' };
/** No one is there, so that nothing but the contact form is offered. */
const openingHours = Object.fromEntries(weekdays.map((day) => [day, []]));

/** For journeys that need no more than a chatbot. */
let common: string;
beforeAll(async () => {
  common = await createCommonShop();
});

async function visit({
  page,
  id,
  attributes = '',
  lang,
}: {
  page: Page;
  id: string;
  attributes?: string;
  lang?: string;
}): Promise<void> {
  const source = `${inject('address')}/widget.js`;
  const shop = await startPlainPage(
    `<script src="${source}" async data-chatbot-id="${id}" ${attributes}></script>`,
    lang,
  );
  page.on('close', () => void shop.stop());
  await page.goto(shop.url);
  await launcher(page).click();
}

type Wording = {
  greeting: string;
  status: string;
  aiNotice: string;
  field: string;
  placeholder: string;
  question: string;
  refusal: string;
  leaveDetails: string;
  form: string;
  name: string;
  email: string;
  consent: RegExp;
  send: string;
  emailProblem: string;
  received: string;
  more: string;
  sound: string;
};

/** What visitors read on their whole way through the chat. */
const wordings: Record<string, Wording> = {
  de: {
    greeting: 'Hallo! Wie kann ich Ihnen helfen?',
    status: 'KI-Assistent',
    aiNotice: 'Sie chatten mit einem KI-Assistenten.',
    field: 'Ihre Nachricht',
    placeholder: 'Ihre Frage',
    question: 'Kann ich bei Ihnen mein Fahrrad reparieren lassen?',
    refusal: 'Dazu habe ich in meinen Informationen nichts gefunden.',
    leaveDetails: 'Hinterlassen Sie Ihre Kontaktdaten, und jemand aus unserem Team meldet sich',
    form: 'Kontaktdaten hinterlassen',
    name: 'Ihr Name (freiwillig)',
    email: 'Ihre E-Mail-Adresse',
    consent: /^Sie dürfen mich .* Datenschutz$/,
    send: 'Angaben senden',
    emailProblem: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    received: 'Vielen Dank. Wir haben Ihre Angaben erhalten',
    more: 'Mehr',
    sound: 'Ton einschalten',
  },
  es: {
    greeting: '¡Hola! ¿En qué puedo ayudarle?',
    status: 'Asistente de IA',
    aiNotice: 'Está chateando con un asistente de IA.',
    field: 'Su mensaje',
    placeholder: 'Escriba su pregunta',
    question: '¿Puedo reparar mi bicicleta con ustedes?',
    refusal: 'No he encontrado eso en la información que tengo.',
    leaveDetails: 'Deje sus datos y alguien de nuestro equipo le responderá.',
    form: 'Deje sus datos',
    name: 'Su nombre (opcional)',
    email: 'Su correo electrónico',
    consent: /^Pueden usar estos datos .* Privacidad$/,
    send: 'Enviar mis datos',
    emailProblem: 'Introduzca una dirección de correo válida.',
    received: 'Gracias. Hemos recibido sus datos',
    more: 'Más',
    sound: 'Activar sonido',
  },
  fr: {
    greeting: 'Bonjour ! Comment puis-je vous aider ?',
    status: 'Assistant IA',
    aiNotice: 'Vous discutez avec un assistant IA.',
    field: 'Votre message',
    placeholder: 'Posez votre question',
    question: 'Est-ce que je peux faire réparer mon vélo chez vous ?',
    refusal: "Je n'ai pas trouvé cela dans les informations dont je dispose.",
    leaveDetails: 'Laissez vos coordonnées et quelqu’un de notre équipe vous répondra.',
    form: 'Laissez vos coordonnées',
    name: 'Votre nom (facultatif)',
    email: 'Votre e-mail',
    consent: /^Vous pouvez utiliser ces informations .* Confidentialité$/,
    send: 'Envoyer mes coordonnées',
    emailProblem: 'Veuillez saisir une adresse e-mail valide.',
    received: 'Merci. Nous avons bien reçu vos coordonnées',
    more: 'Plus',
    sound: 'Activer le son',
  },
  ar: {
    greeting: 'مرحبًا! كيف يمكنني مساعدتك اليوم؟',
    status: 'مساعد ذكاء اصطناعي',
    aiNotice: 'أنت تتحدث مع مساعد ذكاء اصطناعي.',
    field: 'رسالتك',
    placeholder: 'اكتب سؤالك',
    question: 'هل يمكنني إصلاح دراجتي عندكم؟',
    refusal: 'لم أجد ذلك في المعلومات المتوفرة لديّ.',
    leaveDetails: 'اترك بياناتك وسيتواصل معك أحد أفراد فريقنا.',
    form: 'ترك بيانات الاتصال',
    name: 'اسمك (اختياري)',
    email: 'بريدك الإلكتروني',
    consent: /^يمكنكم التواصل معي .* الخصوصية$/,
    send: 'إرسال البيانات',
    emailProblem: 'يرجى إدخال عنوان بريد إلكتروني صالح.',
    received: 'شكرًا لك. استلمنا بياناتك',
    more: 'المزيد',
    sound: 'تشغيل الصوت',
  },
};

/** Everything in the chat is in one language, what the server says as well, although the browser is English. */
for (const [code, wording] of Object.entries(wordings)) {
  journey(
    `a visitor of a page in ${code} asks, is refused, and leaves details in ${code}`,
    async ({ open, tolerate }) => {
      tolerate(/status of 400 .*\/lead$/);
      const owner = await open();
      const id = await createShop({ page: owner, settings: { openingHours, fallback: 'contact' } });
      const page = await open();
      await visit({ page, id, lang: code });
      const chat = page.getByRole('dialog', { name: 'Bakery' });
      await chat.getByText(wording.greeting).waitFor();
      await chat.getByText(wording.status, { exact: true }).waitFor();
      await chat.getByText(wording.aiNotice).waitFor();
      expect(await chat.getAttribute('lang')).toBe(code);
      const field = chat.getByRole('textbox', { name: wording.field });
      expect(await field.getAttribute('placeholder')).toBe(wording.placeholder);

      await field.fill(wording.question);
      await field.press('Enter');
      await log(page).getByText(wording.refusal).waitFor();
      await log(page).getByText(wording.leaveDetails).waitFor();
      const form = chat.getByRole('form', { name: wording.form });
      await form.getByLabel(wording.name).fill('Jutta Weber');
      // What the browser takes for an address and the server doesn't.
      await form.getByLabel(wording.email).fill('jutta@home');
      await form.getByRole('checkbox', { name: wording.consent }).check();
      await form.getByRole('button', { name: wording.send }).click();
      await form.getByText(wording.emailProblem).waitFor();
      await form.getByLabel(wording.email).fill('jutta@home.example');
      await form.getByRole('button', { name: wording.send }).click();
      await log(page).getByText(wording.received).waitFor();

      await chat.getByRole('button', { name: wording.more, exact: true }).click();
      await chat.getByRole('button', { name: wording.sound }).waitFor();
      const words = await chat.evaluate((panel) => (panel as HTMLElement).innerText);
      expect(words).not.toMatch(/\b(the|your|you|Send|Ask|Leave|Turn|Delete)\b/);
      await owner.goto('/app/leads');
      await owner.getByRole('link', { name: 'jutta@home.example' }).waitFor();
    },
  );
}

journey('the chat follows a visitor who writes in another language', async ({ open }) => {
  const id = await createCommonShop({ openingHours, fallback: 'contact' });
  const page = await open();
  await visit({ page, id });
  await page.getByText('AI assistant', { exact: true }).waitFor();
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill('Kann ich bei Ihnen mein Fahrrad reparieren lassen?');
  await field.press('Enter');
  await log(page).getByText('Dazu habe ich in meinen Informationen nichts gefunden.').waitFor();
  await page.getByText('KI-Assistent', { exact: true }).waitFor();
  await page.getByRole('form', { name: 'Kontaktdaten hinterlassen' }).waitFor();
});

journey('a page in Arabic has the chat from right to left, on a phone too', async ({ open }) => {
  const id = common;
  for (const viewport of [{ width: 1280, height: 800 }, phone]) {
    const page = await open({ viewport });
    await visit({ page, id, lang: 'ar' });
    const chat = page.getByRole('dialog', { name: 'Bakery' });
    await chat.getByText('مساعد ذكاء اصطناعي', { exact: true }).waitFor();
    expect(await chat.getAttribute('dir')).toBe('rtl');
    const field = chat.getByRole('textbox', { name: 'رسالتك' });
    const send = chat.getByRole('button', { name: 'إرسال' });
    const [fieldBox, sendBox] = [await field.boundingBox(), await send.boundingBox()];
    expect(sendBox?.x).toBeLessThan(fieldBox?.x ?? 0);

    // Each message is written in its own direction.
    const directionOf = (element: Element) => getComputedStyle(element).direction;
    const greeting = log(page).getByText('مرحبًا! كيف يمكنني مساعدتك اليوم؟');
    expect(await greeting.evaluate(directionOf)).toBe('rtl');
    await field.fill('Do you repair bicycles?');
    await field.press('Enter');
    const question = log(page).getByText('Do you repair bicycles?');
    await question.waitFor();
    expect(await question.evaluate(directionOf)).toBe('ltr');
    await page.close();
  }
});

journey('a page from right to left leaves an English chat from left to right', async ({ open }) => {
  const page = await open();
  await visit({ page, id: common, lang: 'en" dir="rtl' });
  const chat = page.getByRole('dialog', { name: 'Bakery' });
  await chat.getByText('AI assistant', { exact: true }).waitFor();
  expect(await chat.evaluate((panel) => getComputedStyle(panel).direction)).toBe('ltr');
});

journey('without a connection the chat says so in German', async ({ open, tolerate }) => {
  tolerate(/net::ERR_INTERNET_DISCONNECTED/);
  const id = common;
  const page = await open({ ...german, viewport: phone, path: `/chat/${id}` });
  await page.getByText('KI-Assistent', { exact: true }).waitFor();
  await page.context().setOffline(true);
  await page.getByText('Keine Verbindung. Ihre Nachrichten werden gesendet').waitFor();
});

journey('the language of the snippet wins and can be changed', async ({ open }) => {
  const id = await createCommonShop({ greeting: 'Welcome to the bakery!' });
  const page = await open(german);
  await visit({ page, id, attributes: 'data-language="pl"' });
  await page.getByText('Asystent AI').waitFor();
  // An owner's own words are no one else's to change.
  await log(page).getByText('Welcome to the bakery!').waitFor();
  await page.evaluate("Askwell.update({ language: 'fr' })");
  await page.getByText('Assistant IA', { exact: true }).waitFor();
  await page.evaluate("Askwell.update({ language: 'en' })");
  await page.getByText('AI assistant', { exact: true }).waitFor();
});

journey('a language that can’t be loaded is English', async ({ open, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  const id = common;
  const page = await open(german);
  await page.route(/-de\.js$/, (route) => route.abort());
  await visit({ page, id, lang: '' });
  await page.getByText('AI assistant', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Talk to a human' }).click();
  await page.getByText('Ask our team to join this chat?').waitFor();
});

journey('a language that is slow to load starts in English', async ({ open }) => {
  const id = common;
  const page = await open(german);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/-de\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await visit({ page, id, lang: '' });
  await page.getByText('AI assistant', { exact: true }).waitFor();
  release();
  await page.getByText('KI-Assistent', { exact: true }).waitFor();
});
