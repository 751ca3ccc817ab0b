export type Widget = {
  open(): void;
  update(options: object): void;
  on(name: 'ready', listener: (event: Event) => void): void;
  destroy(): void;
};
type WidgetApi = { init(options: object): Widget | undefined };

const address = '/widget.js';
let script: Promise<WidgetApi> | null = null;

/** The very script that customers put on their sites, once a page. */
export function loadWidget(): Promise<WidgetApi> {
  script ??= new Promise<WidgetApi>((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = address;
    tag.async = true;
    tag.onload = () => {
      const { Askwell } = window as unknown as { Askwell?: WidgetApi };
      if (Askwell) resolve(Askwell);
      else reject(new Error('The widget did not start'));
    };
    tag.onerror = () => {
      script = null;
      tag.remove();
      reject(new Error('The widget could not be loaded'));
    };
    document.head.append(tag);
  });
  return script;
}
