import type { Shell } from '#widget/launcher/shell.ts';

/** The number on the launcher of messages that no one has seen. */
export function showUnread({ shell, count }: { shell: Shell; count: number }): void {
  const badge = shell.button.querySelector('b') ?? document.createElement('b');
  badge.style.cssText =
    'position:absolute;top:-4px;right:-2px;min-width:20px;border-radius:10px;background:#b42318;color:#fff;font-size:12px;line-height:20px;text-indent:0';
  badge.textContent = `${count || ''}`;
  shell.button.append(badge);
  shell.emit('unread', count);
}
