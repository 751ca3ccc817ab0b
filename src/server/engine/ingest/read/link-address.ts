/** The email address, number or profile that a link leads to; empty for other links. */
export function addressOf(target: string): string {
  const plain = safeDecode(target.trim());
  const mail = /^mailto:([^?\s,;@]{1,120}@[^?\s,;]{3,120})/i.exec(plain)?.[1];
  if (mail) return mail;
  const phone = /^(?:tel|sms):\s?(\+?[\d\s().-]{5,24})/i.exec(plain)?.[1];
  if (phone) return phone.trim();
  const chat = /^https?:\/\/(?:wa\.me|api\.whatsapp\.com\/send\/?\?phone=)\/?\+?(\d{7,15})/i.exec(
    plain,
  );
  if (chat) return `WhatsApp +${chat[1]}`;
  return (
    /^https?:\/\/(?:www\.)?((?:instagram|facebook|tiktok)\.com\/@?[\w.-]{2,60})\/?(?:[?#]|$)/i.exec(
      plain,
    )?.[1] ?? ''
  );
}

/** Whether the words of a link already say where it leads. */
export function holdsAddress(text: string, address: string): boolean {
  const digits = address.replace(/\D/g, '');
  if (!address.includes('@') && digits.length >= 5)
    return text.replace(/\D/g, '').includes(digits.slice(-6));
  const name = address.split('/').at(-1) ?? address;
  return text.toLowerCase().includes(name.toLowerCase());
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
