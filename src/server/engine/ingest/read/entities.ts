/** Named characters of HTML in everyday use: all of Latin-1 in order, then the common signs beyond it. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const codeByName = new Map<string, number>([
  ['amp', 38],
  ['lt', 60],
  ['gt', 62],
  ['quot', 34],
  ['apos', 39],
  ['OElig', 338],
  ['oelig', 339],
  ['Scaron', 352],
  ['scaron', 353],
  ['Yuml', 376],
  ['ensp', 8194],
  ['emsp', 8195],
  ['thinsp', 8201],
  ['ndash', 8211],
  ['mdash', 8212],
  ['lsquo', 8216],
  ['rsquo', 8217],
  ['sbquo', 8218],
  ['ldquo', 8220],
  ['rdquo', 8221],
  ['bdquo', 8222],
  ['bull', 8226],
  ['hellip', 8230],
  ['permil', 8240],
  ['lsaquo', 8249],
  ['rsaquo', 8250],
  ['euro', 8364],
  ['trade', 8482],
  ['larr', 8592],
  ['rarr', 8594],
  ['minus', 8722],
  ['le', 8804],
  ['ge', 8805],
  ['ne', 8800],
  ['check', 10003],
]);
for (const [index, name] of latin.split(' ').entries()) codeByName.set(name, 160 + index);

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}\d{0,2}));?/g,
    (all, decimal, hex, name) => {
      const code = name ? codeByName.get(name) : Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
      if (code === undefined) return all;
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : '\uFFFD';
    },
  );
}
