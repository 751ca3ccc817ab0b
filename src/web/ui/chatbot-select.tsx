import { Select } from './select.tsx';

type ChatbotSelectProps = {
  label: string;
  /** Empty: all of them. */
  value: string;
  onChange: (chatbotId: string) => void;
  chatbots: readonly { id: string; name: string }[];
};

/** Narrows what is shown to one chatbot. */
export function ChatbotSelect({ label, value, onChange, chatbots }: ChatbotSelectProps) {
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">All chatbots</option>
      {chatbots.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
