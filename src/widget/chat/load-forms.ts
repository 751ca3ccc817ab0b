import type { Drawing } from '#widget/view/draw.ts';
import type { Chat } from './chat.ts';
import type { Form } from './form-tools.ts';

/** Loaded when a visitor first needs one of them: few do. */
type Forms = { styles: string; drawForm(form: Form): Drawing; playSound(): void };

/** Undefined where the file can't be loaded; the next one who wants it tries again. */
export const loadForms = ({ shell }: Chat): Promise<Forms | undefined> =>
  import(shell.origin + __FORMS_FILE__).catch(() => undefined);
