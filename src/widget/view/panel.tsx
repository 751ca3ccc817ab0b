import { callHuman, deleteChat, leaveDetails } from '#widget/chat/actions.ts';
import {
  type Chat,
  closeChat,
  createEntry,
  hasForm,
  isBusy,
  keep,
  showSheet,
} from '#widget/chat/chat.ts';
import { sendMessage } from '#widget/chat/send-message.ts';
import { type Drawing, h } from './draw.ts';
import { EntryView } from './entry-view.tsx';
import { Icon, IconButton } from './icon-button.tsx';

type Of = { chat: Chat };

const leaveDetailsLabel = 'Leave my details';

/** The whole chat, drawn from its state each time that changes. */
export function Panel({ chat }: Of): Drawing {
  const { config, options } = chat.shell;
  return (
    <section
      class={`panel ${config.position === 'bottom-left' ? 'left' : ''} ${options.mode ? 'page' : ''}`}
      role={options.mode ? 'region' : 'dialog'}
      aria-label={config.name}
      hidden={!chat.isOpen}
      tabindex="-1"
    >
      <Header chat={chat} />
      <Log chat={chat} />
      {chat.phase === 'offline' && (
        <p class="notice">No connection. Messages are sent when you're back online.</p>
      )}
      {chat.notice && <p class="notice">{chat.notice}</p>}
      {hasForm(chat) &&
        chat.drawForm?.({
          chat,
          onDetails: (fields) => leaveDetails({ chat, fields }),
          onDelete: () => deleteChat(chat),
          onCall: () => callHuman(chat),
          onClose: () => showSheet({ chat, sheet: 'none' }),
        })}
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

function Header({ chat }: Of): Drawing {
  const { shell, state } = chat;
  const { name, avatarUrl } = shell.config;
  const status = {
    bot: 'AI assistant',
    waiting: 'Waiting for our team…',
    human: 'Our team is here',
    closed: 'This chat is closed',
  }[state];
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
        <small>{status}</small>
      </div>
      {!chat.stored.isLive && (
        <IconButton
          icon="human"
          label="Talk to a human"
          onclick={() => showSheet({ chat, sheet: 'team' })}
        />
      )}
      <IconButton
        icon="more"
        label="More"
        isExpanded={isMenuOpen}
        onclick={() => showSheet({ chat, sheet: isMenuOpen ? 'none' : 'menu' })}
      />
      {!shell.options.mode && (
        <IconButton icon="close" label="Close" onclick={() => closeChat(chat)} />
      )}
      {isMenuOpen && <Menu chat={chat} />}
    </header>
  );
}

function Menu({ chat }: Of): Drawing {
  const { hasSound } = chat.stored;
  const toggleSound = () => {
    keep({ chat, changes: { hasSound: !hasSound } });
    showSheet({ chat, sheet: 'none' });
  };
  return (
    <div class="menu">
      <button type="button" onclick={toggleSound}>
        {`Turn sound ${hasSound ? 'off' : 'on'}`}
      </button>
      <button type="button" onclick={() => showSheet({ chat, sheet: 'contact' })}>
        {leaveDetailsLabel}
      </button>
      <button type="button" onclick={() => showSheet({ chat, sheet: 'delete' })}>
        Delete my chat
      </button>
    </div>
  );
}

function Log({ chat }: Of): Drawing {
  const { greeting, suggestedQuestions, answers, humansAvailable } = chat.shell.config;
  const views: Drawing[] = [];
  for (const entry of [createEntry({ key: 'greeting', text: greeting }), ...chat.entries]) {
    views.push(<EntryView chat={chat} entry={entry} />);
  }
  const last = chat.entries[chat.entries.length - 1];
  const isThinking = isBusy(chat) && chat.state !== 'human' && last?.role === 'visitor';
  const choices = last ? last.options : answers && suggestedQuestions;
  const questions: Drawing[] = [];
  const offer = (text: string, onclick: () => void) =>
    questions.push(
      <button type="button" dir="auto" onclick={onclick}>
        {text}
      </button>,
    );
  if (!isBusy(chat)) {
    for (const text of choices || []) offer(text, () => sendMessage({ chat, text }));
    // The answer isn't known: the visitor chooses who hears of it.
    if (!chat.stored.isLive && last?.confidence === 'unknown') {
      if (humansAvailable) offer('Ask the team', () => callHuman(chat));
      offer(leaveDetailsLabel, () => showSheet({ chat, sheet: 'contact' }));
    }
  }
  return (
    <div class="log" role="log" aria-live="off" aria-label="Messages" tabindex="0">
      {views}
      {isThinking && <div key="dots" class="bubble dots" />}
      {chat.typing && <small key="typing">{`${chat.typing} is typing…`}</small>}
      {questions[0] && <div class="questions">{questions}</div>}
    </div>
  );
}

function Composer({ chat }: Of): Drawing {
  return (
    <form
      key="composer"
      class="composer"
      onsubmit={(event: SubmitEvent) => {
        event.preventDefault();
        const field = (event.target as HTMLFormElement)[0] as HTMLTextAreaElement;
        if (!sendMessage({ chat, text: field.value })) return;
        field.value = '';
        field.focus();
      }}
    >
      <textarea
        rows="1"
        maxlength="4000"
        dir="auto"
        aria-label="Your message"
        placeholder={chat.shell.config.placeholder}
        onkeydown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          (event.target as HTMLTextAreaElement).form?.requestSubmit();
        }}
      />
      <button type="submit" class="icon primary" aria-label="Send">
        <Icon name="send" />
      </button>
    </form>
  );
}
