type ProgressiveButtonProps = {
  /** The page that does the same; its query travels along. */
  href: `/${string}`;
  onPress: () => void;
  className: string;
  children: string;
};

/** A button that acts on the spot once the script runs, and until then leads to the page that does the same. */
export function ProgressiveButton({ href, onPress, className, children }: ProgressiveButtonProps) {
  const [path = '', query = ''] = href.split('?');
  return (
    <form
      action={path}
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  );
}
