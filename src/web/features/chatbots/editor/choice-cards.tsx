import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type ChoiceCardsProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; text?: ReactNode }[];
  columns?: 2 | 3;
};

/** One of a few, each explained. Real radio buttons, so the arrow keys work. */
export function ChoiceCards<Value extends string>({
  label,
  value,
  onChange,
  options,
  columns = 2,
}: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-[15px] font-[560]">{label}</legend>
      <div
        className={classNames('grid gap-3', columns === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3')}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="cursor-pointer rounded-control border border-edge bg-surface p-3 transition-colors duration-150 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span className="block font-[600]">{option.label}</span>
            {option.text && (
              <span className="mt-0.5 block text-[13.5px] text-ink-muted">{option.text}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
