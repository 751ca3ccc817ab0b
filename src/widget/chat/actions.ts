/** What a visitor can do besides asking. Each ends with something to read: done, or why not. */
import type { HandoffAnswer } from '#shared/contract/chat.ts';
import { callApi, callForToken, describeVisitor, isCallError } from './call-api.ts';
import { addSystemLine, type Chat, type Entry, forget, setState } from './chat.ts';

export function callHuman(chat: Chat): Promise<void> {
  return attempt({
    chat,
    act: async () => {
      const answer = await callForToken<HandoffAnswer>({
        chat,
        path: 'handoff',
        body: describeVisitor(chat),
      });
      setState({ chat, state: answer.state });
      chat.sheet = answer.mode === 'contact' ? 'contact' : 'none';
      if (answer.text) addSystemLine({ chat, text: answer.text });
      chat.spoken = answer.text;
    },
  });
}

export function giveFeedback(o: {
  chat: Chat;
  entry: Entry;
  feedback: 'up' | 'down';
  comment?: string;
}): Promise<void> {
  const { chat, entry, comment } = o;
  const before = entry.feedback;
  const feedback = before === o.feedback && comment === undefined ? null : o.feedback;
  entry.feedback = feedback;
  entry.isCommenting = feedback === 'down' && comment === undefined;
  return attempt({
    chat,
    act: async () => {
      const body = { messageId: entry.id, feedback, comment: comment ?? '' };
      await callApi({ chat, path: 'feedback', body }).catch((error) => {
        entry.feedback = before;
        throw error;
      });
      if (comment !== undefined) chat.notice = chat.texts.thanksNote;
    },
  });
}

export function leaveDetails({
  chat,
  fields,
}: {
  chat: Chat;
  fields: Record<string, string>;
}): Promise<void> {
  chat.formProblems = {};
  return attempt({
    chat,
    act: async () => {
      const { page } = describeVisitor(chat);
      await callForToken({ chat, path: 'lead', body: { fields, consent: true, page } });
      chat.sheet = 'none';
      chat.hasLeftDetails = true;
      addSystemLine({ chat, text: chat.texts.detailsReceived });
    },
  });
}

export function deleteChat(chat: Chat): Promise<void> {
  return attempt({
    chat,
    act: async () => {
      if (chat.stored.token) await callApi({ chat, path: 'conversation', method: 'DELETE' });
      forget(chat);
      chat.notice = chat.texts.chatDeleted;
    },
  });
}

/** Shows a change at once and, where the server refuses it, why. */
async function attempt({ chat, act }: { chat: Chat; act(): Promise<void> }): Promise<void> {
  chat.notice = '';
  chat.draw();
  try {
    await act();
  } catch (error) {
    if (!isCallError(error)) throw error;
    chat.formProblems = error.fields;
    chat.notice = error.message || chat.texts.noConnection;
  }
  chat.spoken = chat.notice || chat.spoken;
  chat.draw();
}
