import { callHuman } from '#widget/chat/actions.ts';
import {
  type Chat,
  closeChat,
  createEntry,
  isBusy,
  showSheet,
  withConsent,
} from '#widget/chat/chat.ts';
import { sendMessage } from '#widget/chat/send-message.ts';
import { type Drawing, h } from './draw.ts';
import { EntryView } from './entry-view.tsx';
import { Icon, IconButton } from './icon-button.tsx';

type Of = { chat: Chat };

/** The whole chat, drawn from its state each time that changes. */
export function Panel({ chat }: Of): Drawing {
  const { texts } = chat;
  const { config, options } = chat.shell;
  const isMenu = chat.sheet === 'menu';
  const form = chat.sheet !== 'none' && chat.drawSheet?.();
  return (
    <section
      class={`panel ${config.position} ${options.mode}`}
      role={options.mode ? 'region' : 'dialog'}
      lang={texts.languageCode}
      dir={texts.textDirection}
      aria-label={config.name}
      hidden={!chat.isOpen}
      tabindex="-1"
    >
      <Header chat={chat} menu={isMenu && form} />
      <Log chat={chat} />
      {chat.phase === 'offline' && <small class="notice">{texts.offlineNotice}</small>}
      {chat.notice && <small class="notice">{chat.notice}</small>}
      {!isMenu && form}
      <Composer chat={chat} />
      {config.brand && (
        <a class="brand" href={config.brand.url} target="_blank" rel="noopener">
          {config.brand.text}
        </a>
      )}
      <div class="spoken" aria-live="polite">
        {chat.spoken}
      </div>
    </section>
  );
}

function Header({ chat, menu }: Of & { menu: Drawing | false | undefined }): Drawing {
  const { shell, texts } = chat;
  const { name, avatarUrl } = shell.config;
  const isMenuOpen = chat.sheet === 'menu';
  return (
    <header>
      <span class="avatar">
        {avatarUrl ? (
          <img src={new URL(avatarUrl, shell.origin).href} alt="" />
        ) : (
          [...name][0]?.toUpperCase()
        )}
      </span>
      <div class="title" dir="auto">
        <b>{name}</b>
        <small>{texts.statusLines[chat.state]}</small>
      </div>
      {!chat.stored.isLive && (
        <IconButton
          icon="human"
          label={texts.talkToHuman}
          onclick={() => showSheet({ chat, sheet: 'team' })}
        />
      )}
      <IconButton
        icon="more"
        label={texts.moreButton}
        isExpanded={isMenuOpen}
        onclick={() => showSheet({ chat, sheet: isMenuOpen ? 'none' : 'menu' })}
      />
      {!shell.options.mode && (
        <IconButton icon="close" label={texts.closeButton} onclick={() => closeChat(chat)} />
      )}
      {menu}
    </header>
  );
}

function Log({ chat }: Of): Drawing {
  const { texts, shell } = chat;
  const { greeting, suggestedQuestions, answers, humansAvailable, privacyNotice } = shell.config;
  const views: Drawing[] = [];
  for (const entry of [
    createEntry({ key: 'greeting', text: texts.defaultSettings?.[greeting] ?? greeting }),
    ...chat.entries,
  ]) {
    views.push(<EntryView chat={chat} entry={entry} />);
  }
  const last = chat.entries.at(-1);
  const isThinking = isBusy(chat) && chat.state !== 'human' && last?.role === 'visitor';
  const choices = last ? last.options : answers && suggestedQuestions;
  const questions: Drawing[] = [];
  const offer = (text: string, act: () => void) =>
    questions.push(
      <button type="button" dir="auto" onclick={() => withConsent({ chat, act })}>
        {text}
      </button>,
    );
  if (!isBusy(chat)) {
    for (const text of choices || []) offer(text, () => sendMessage({ chat, text }));
    // The answer isn't known: the visitor chooses who hears of it.
    if (!chat.stored.isLive && last?.confidence === 'unknown') {
      if (humansAvailable) offer(texts.askTeam, () => callHuman(chat));
      offer(texts.leaveMyDetails, () => showSheet({ chat, sheet: 'contact' }));
    }
  }
  return (
    <div class="log" role="log" aria-live="off" aria-label={texts.messageLog} tabindex="0">
      <small class="system" dir="auto">
        {`${texts.aiNotice} ${privacyNotice} `}
        <a href={shell.config.privacyUrl} target="_blank" rel="noopener">
          {texts.privacyLink}
        </a>
      </small>
      {views}
      {isThinking && <div key="dots" class="bubble dots" />}
      {chat.typing && <small key="typing">{texts.typingLine(chat.typing)}</small>}
      {questions[0] && <div class="questions">{questions}</div>}
    </div>
  );
}

function Composer({ chat }: Of): Drawing {
  const { texts } = chat;
  const { placeholder } = chat.shell.config;
  return (
    <form
      key="composer"
      class="composer"
      onsubmit={(event: SubmitEvent) => {
        event.preventDefault();
        const field = (event.target as HTMLFormElement)[0] as HTMLTextAreaElement;
        withConsent({
          chat,
          act() {
            if (!sendMessage({ chat, text: field.value })) return;
            field.value = '';
            field.focus();
          },
        });
      }}
    >
      <textarea
        rows="1"
        maxlength="4000"
        dir="auto"
        aria-label={texts.messageField}
        placeholder={texts.defaultSettings?.[placeholder] ?? placeholder}
        onkeydown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          (event.target as HTMLTextAreaElement).form?.requestSubmit();
        }}
      />
      <button type="submit" class="icon primary" aria-label={texts.sendButton}>
        <Icon name="send" />
      </button>
    </form>
  );
}
