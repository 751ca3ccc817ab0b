import { type Drawing, h } from './draw.ts';

const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  human: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20c1-6 13-6 14 0',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  send: 'M12 19V5l-6 6m6-6l6 6',
  thumb: 'M7 10v10h11l2-7v-3h-6l1-5-2-1-6 6ZM7 20H4V10h3',
};

type IconName = keyof typeof paths;

export const Icon = ({ name }: { name: IconName }): Drawing => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

export function IconButton(input: {
  icon: IconName;
  label: string;
  isExpanded?: boolean;
  isPressed?: boolean;
  onclick(): void;
}): Drawing {
  return (
    <button
      type="button"
      key={input.label}
      class="icon"
      aria-label={input.label}
      title={input.label}
      aria-expanded={input.isExpanded?.toString()}
      aria-pressed={input.isPressed?.toString()}
      onclick={input.onclick}
    >
      <Icon name={input.icon} />
    </button>
  );
}
