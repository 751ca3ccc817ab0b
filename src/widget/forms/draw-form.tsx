/** A file of its own: few visitors see a form, and those who do can wait a moment. */
import type { Form } from '#widget/chat/chat.ts';
import type { Drawing } from '#widget/view/draw.ts';
import { ContactForm } from './contact-form.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { TeamQuestion } from './team-question.tsx';

export function drawForm(form: Form): Drawing {
  const { sheet } = form.chat;
  if (sheet === 'delete') return DeleteQuestion(form);
  return sheet === 'team' ? TeamQuestion(form) : ContactForm(form);
}
