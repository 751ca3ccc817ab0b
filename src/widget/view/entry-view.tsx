import { giveFeedback } from '#widget/chat/actions.ts';
import { type Chat, type Entry, isBusy } from '#widget/chat/chat.ts';
import { deliver } from '#widget/chat/send-message.ts';
import { type Drawing, h } from './draw.ts';
import { IconButton } from './icon-button.tsx';
import { renderLink, renderMarkdown } from './markdown.tsx';

type Of = { chat: Chat; entry: Entry };

/** One message with all that belongs to it. */
export function EntryView({ chat, entry }: Of): Drawing {
  const { role, state, text, name, key, card, provenance = 'generated' } = entry;
  if (role === 'system') {
    return (
      card ?? (
        <small key={key} class="system" dir="auto">
          {text}
        </small>
      )
    );
  }
  const isOwn = role === 'visitor';
  return (
    <div key={key} class={`entry ${role}`} data-provenance={!isOwn && provenance}>
      {name && <small>{name}</small>}
      <div class="bubble" dir="auto">
        {isOwn
          ? text
          : renderMarkdown({ text, cite: (number) => Citation({ chat, entry, number }) })}
        {card}
        {entry.sources[0] && chat.shell.config.showSources && <Sources chat={chat} entry={entry} />}
      </div>
      {state === 'sending' && <small>{chat.texts.sendingNote}</small>}
      {state === 'failed' && (
        <small class="problem">
          {entry.problem}{' '}
          {!isBusy(chat) && (
            <button type="button" onclick={() => deliver({ chat, entry })}>
              {chat.texts.tryAgain}
            </button>
          )}
        </small>
      )}
      {role === 'bot' && state === 'done' && entry.id && <Verdict chat={chat} entry={entry} />}
    </div>
  );
}

function toggleSource({ chat, entry, number }: Of & { number: number }): void {
  entry.openSource = entry.openSource === number ? undefined : number;
  chat.draw();
}

/** "[1]" in the text opens the same quote as the chip below it. */
function Citation({ chat, entry, number }: Of & { number: number }): Drawing | null {
  for (const source of entry.sources) {
    if (source.number !== number || !chat.shell.config.showSources) continue;
    return (
      <button
        type="button"
        class="cite"
        aria-label={`${chat.texts.sourceLabel} ${number}: ${source.title}`}
        onclick={() => toggleSource({ chat, entry, number })}
      >
        {number}
      </button>
    );
  }
  return null;
}

function Sources({ chat, entry }: Of): Drawing {
  const { texts } = chat;
  const chips: Drawing[] = [];
  let quote: Drawing | null = null;
  for (const { number, title, page, row, quote: words, url } of entry.sources) {
    const isOpen = entry.openSource === number;
    const place = page ? ` · ${texts.pageNote} ${page}` : row ? ` · ${texts.rowNote} ${row}` : '';
    chips.push(
      <button
        type="button"
        key={number}
        aria-expanded={`${isOpen}`}
        onclick={() => toggleSource({ chat, entry, number })}
      >
        {`${title}${place}`}
      </button>,
    );
    if (isOpen) {
      quote = (
        <blockquote dir="auto">
          {words}
          {'\n'}
          {url && renderLink({ label: title, href: url })}
        </blockquote>
      );
    }
  }
  return (
    <div class="sources">
      {chips}
      {quote}
    </div>
  );
}

function Verdict({ chat, entry }: Of): Drawing {
  const { texts } = chat;
  const choice = (feedback: 'up' | 'down') => ({
    isPressed: entry.feedback === feedback,
    onclick: () => void giveFeedback({ chat, entry, feedback }),
  });
  return (
    <div class="verdict">
      <IconButton icon="thumb" label={texts.helpfulButton} {...choice('up')} />
      <IconButton icon="thumb" label={texts.unhelpfulButton} {...choice('down')} />
      {navigator.clipboard && (
        <IconButton icon="copy" label={texts.copyButton} onclick={() => copy({ chat, entry })} />
      )}
    </div>
  );
}

async function copy({ chat, entry }: Of): Promise<void> {
  chat.notice = await navigator.clipboard.writeText(entry.text).then(
    () => chat.texts.copiedNote,
    () => chat.texts.somethingFailed,
  );
  chat.draw();
}
