/** What a visitor can do besides asking. Each ends with something to read: done, or why not. */
import type { HandoffResponse } from '#shared/contract/chat.ts';
import { callApi, callForToken, describeVisitor, isCallError } from './call-api.ts';
import { addSystemLine, type Chat, type Entry, setState } from './chat.ts';

export function callHuman(chat: Chat): Promise<void> {
  return attempt({
    chat,
    act: async () => {
      const answer = await callForToken<HandoffResponse>({
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

export function giveFeedback({
  chat,
  entry,
  feedback,
}: {
  chat: Chat;
  entry: Entry;
  feedback: 'up' | 'down';
}): Promise<void> {
  const before = entry.feedback;
  entry.feedback = before === feedback ? null : feedback;
  chat.commented = entry;
  chat.sheet = entry.feedback === 'down' ? 'comment' : 'none';
  return attempt({
    chat,
    act: async () => {
      const body = { messageId: entry.id, feedback: entry.feedback };
      await callApi({ chat, path: 'feedback', body }).catch((error) => {
        entry.feedback = before;
        throw error;
      });
    },
  });
}

/** Shows a change at once and, where the server refuses it, why. */
export async function attempt({ chat, act }: { chat: Chat; act(): Promise<void> }): Promise<void> {
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
