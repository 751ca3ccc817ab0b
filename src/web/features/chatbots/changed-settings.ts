import type { ChatbotSettings } from '#shared/contract/chatbots.ts';
import { nameLanguage } from '#web/lib/name-language.ts';

type SettingName = keyof ChatbotSettings;

/** What a save has to send: only what differs, so that it overwrites nothing else. */
export function changedSettings({
  before,
  after,
}: {
  before: ChatbotSettings;
  after: ChatbotSettings;
}): Partial<ChatbotSettings> {
  return Object.fromEntries(
    (Object.keys(before) as SettingName[])
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, after[name]]),
  );
}

/** What a person calls a setting, and the section in which it is found. */
export const settingPlaces: Record<SettingName, { label: string; section: SectionId }> = {
  name: { label: 'Name', section: 'basics' },
  description: { label: 'Description', section: 'basics' },
  active: { label: 'Active', section: 'basics' },
  industry: { label: 'Industry', section: 'basics' },
  greeting: { label: 'Greeting message', section: 'conversation' },
  placeholder: { label: 'Placeholder text', section: 'conversation' },
  systemPrompt: { label: 'System prompt', section: 'conversation' },
  suggestedQuestions: { label: 'Suggested questions', section: 'conversation' },
  fallback: { label: 'When the answer is not known', section: 'handover' },
  contactFields: { label: 'Contact form', section: 'handover' },
  openingHours: { label: 'Opening hours', section: 'handover' },
  timeZone: { label: 'Time zone', section: 'handover' },
  humanWaitMinutes: { label: 'Minutes to wait for a human', section: 'handover' },
  notifyEmails: { label: 'Addresses to notify', section: 'handover' },
  confidence: { label: 'Minimum confidence', section: 'conversation' },
  showSources: { label: 'Show sources', section: 'conversation' },
  primaryColor: { label: 'Primary color', section: 'appearance' },
  secondaryColor: { label: 'Secondary color', section: 'appearance' },
  position: { label: 'Widget position', section: 'appearance' },
  theme: { label: 'Theme style', section: 'appearance' },
  launcherText: { label: 'Launcher text', section: 'appearance' },
  model: { label: 'Model', section: 'model' },
  allowedDomains: { label: 'Allowed domains', section: 'access' },
  retentionDays: { label: 'Keep conversations', section: 'access' },
  privacyUrl: { label: 'Privacy policy', section: 'access' },
  privacyNotice: { label: 'Privacy notice', section: 'access' },
  requiresConsent: { label: 'Ask visitors to agree first', section: 'access' },
  actions: { label: 'Actions', section: 'actions' },
  booking: { label: 'Booking', section: 'booking' },
  wording: { label: 'Wording', section: 'wording' },
};

export const sections = [
  { id: 'basics', label: 'Basics', group: 'Setup' },
  { id: 'conversation', label: 'Conversation', group: 'Setup' },
  { id: 'handover', label: 'Handover', group: 'Setup' },
  { id: 'wording', label: 'Wording', group: 'Setup' },
  { id: 'actions', label: 'Actions', group: 'Setup' },
  { id: 'booking', label: 'Booking', group: 'Setup' },
  { id: 'appearance', label: 'Appearance', group: 'Setup' },
  { id: 'model', label: 'Model', group: 'Setup' },
  { id: 'knowledge', label: 'Knowledge', group: 'Knowledge' },
  { id: 'answers', label: 'Answers', group: 'Knowledge' },
  { id: 'playground', label: 'Playground', group: 'Knowledge' },
  { id: 'tests', label: 'Tests', group: 'Knowledge' },
  { id: 'health', label: 'Health', group: 'Knowledge' },
  { id: 'versions', label: 'Versions', group: 'Publish' },
  { id: 'access', label: 'Access', group: 'Publish' },
  { id: 'install', label: 'Install', group: 'Publish' },
] as const;
export type SectionId = (typeof sections)[number]['id'];

/** Some settings are lists or tables; one line tells two versions apart. */
export function describeSetting(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null || value === '') return 'Not set';
  if (Array.isArray(value)) return value.map(describeEntry).join(' · ') || 'None';
  return describeEntry(value);
}

function describeEntry(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const languages = Object.keys(value);
  if (languages.every((code) => /^[a-z]{2,3}$/.test(code)))
    return languages.map(nameLanguage).join(', ') || 'None';
  const named = value as { label?: string; name?: string; provider?: string };
  return named.label ?? ([named.provider, named.name].filter(Boolean).join(' ') || 'Changed');
}
