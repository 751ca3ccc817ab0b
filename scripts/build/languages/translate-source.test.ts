import { describe, expect, it } from 'vitest';
import { findMessages } from './find-messages.ts';
import { translateSource } from './translate-source.ts';

const textsOf = (code: string) => findMessages({ file: 'a.tsx', code }).map(({ text }) => text);

const translate = (code: string, catalog: Record<string, string>) =>
  translateSource({ file: 'src/a.tsx', code, catalog: new Map(Object.entries(catalog)) });

describe('findMessages', () => {
  it('finds text between tags as one message, with values and elements marked', () => {
    expect(textsOf('<p>New here? <Link to="/x">Create {what.name}</Link> or {n}.</p>')).toEqual([
      'New here? <1>Create {name}</1> or {n}.',
    ]);
  });

  it('reads line breaks as React does', () => {
    expect(textsOf("<p>\n  One line\n  and{' '}\n  <b>more</b>\n</p>")).toEqual([
      'One line and <1>more</1>',
    ]);
  });

  it('leaves icons at the ends out', () => {
    expect(textsOf('<a><Icon aria-hidden /> Settings</a>')).toEqual(['Settings']);
  });

  it('finds attributes, strings and templates that people see', () => {
    expect(
      textsOf(
        `const a = { label: 'Pricing', note: \`\${days} days free\` }; <i aria-label="menu" title='not now'/>`,
      ),
    ).toEqual(['Pricing', '{days} days free', 'menu', 'not now']);
  });

  it('finds what a condition shows', () => {
    expect(textsOf("<p>{open ? 'open' : 'closed'}</p>")).toEqual(['open', 'closed']);
  });

  it('leaves code alone', () => {
    expect(
      textsOf(`
        import x from 'Some Where';
        type T = 'Text Like';
        if (key === 'Enter') throw new Error('Not for people');
        const c = 'flex mt-4 lg:hidden';
        <a className="Not seen" href="/Path to" key="A b">{classNames('One Two')}</a>;
      `),
    ).toEqual([]);
  });
});

describe('translateSource', () => {
  it('puts values and elements where the other language has them', () => {
    expect(
      translate('<p>You have {n} files in <b>{name}</b>, <i>see them</i>.</p>', {
        'You have {n} files in <1/>, <2>see them</2>.': '<2>Ansehen</2>: In <1/> sind {n} Dateien.',
      }),
    ).toBe('<p><i>{"Ansehen"}</i>{": In "}<b>{name}</b>{" sind "}{n}{" Dateien."}</p>');
  });

  it('translates texts inside of texts', () => {
    expect(
      translate(`<p>Saved <b title="Time">{at}</b> {ok ? 'today' : \`on \${day} only\`}</p>`, {
        'Saved <1/> {value}': '{value} gespeichert <1/>',
        Time: 'Zeit',
        today: 'heute',
        'on {day} only': 'nur am {day}',
      }),
    ).toBe(`<p>{ok ? "heute" : \`nur am \${day}\`}{" gespeichert "}<b title={"Zeit"}>{at}</b></p>`);
  });

  it('keeps the space beside an icon', () => {
    expect(translate('<a><Icon /> Settings</a>', { Settings: 'Einstellungen' })).toBe(
      '<a><Icon />{" "}{"Einstellungen"}</a>',
    );
  });

  it('prefers the translation for the file, and keeps English where there is none', () => {
    expect(
      translate("const a = ['Open', 'Close']", { 'Open @a.tsx': 'Offen', Open: 'Öffnen' }),
    ).toBe('const a = ["Offen", \'Close\']');
  });
});
