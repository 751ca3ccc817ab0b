import { readWebsiteAddress } from '#shared/contract/websites.ts';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/** The addresses in what an owner types, one on each line. */
export const listAddresses = (typed: string): string[] =>
  typed
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean);

/** A sentence about the first address that is none. */
export function findWrongAddress(typed: string): string | undefined {
  const wrong = listAddresses(typed).find((address) => !readWebsiteAddress(address));
  return wrong === undefined
    ? undefined
    : `“${wrong}” is not a web address. Enter one like shop.example.com`;
}

type OtherAddressesFieldProps = {
  typed: string;
  error: string | undefined;
  onChange: (typed: string) => void;
};

/** Websites on other domains whose pages are read together with this one. */
export function OtherAddressesField({ typed, error, onChange }: OtherAddressesFieldProps) {
  return (
    <Field
      label="Also read these addresses"
      help="One on each line, for example a shop on another domain. Their pages count toward the pages of this website."
      error={error}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          inputMode="url"
          placeholder="shop.example.com"
          value={typed}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
