import { Button } from '#web/ui/button.tsx';

type SuggestionsProps = {
  texts: readonly string[];
  onPick: (text: string) => void;
};

/** Texts a visitor can send with one click. */
export function Suggestions({ texts, onPick }: SuggestionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {texts.filter(Boolean).map((text) => (
        <Button
          key={text}
          variant="secondary"
          size="small"
          className="h-auto max-w-full rounded-[18px] py-1.5 text-left whitespace-normal"
          onClick={() => onPick(text)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
