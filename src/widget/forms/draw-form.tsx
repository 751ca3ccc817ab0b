/** A file of its own: few visitors see a form, and those who do can wait a moment. */
import type { Form } from '#widget/chat/chat.ts';
import { enForms } from '#widget/texts/en-forms.ts';
import type { Drawing } from '#widget/view/draw.ts';
import { ContactForm } from './contact-form.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { TeamQuestion } from './team-question.tsx';

export function drawForm(form: Form): Drawing {
  const { sheet, texts } = form.chat;
  const view = { ...form, texts: { ...enForms, ...texts } };
  if (sheet === 'delete') return DeleteQuestion(view);
  return sheet === 'team' ? TeamQuestion(view) : ContactForm(view);
}
