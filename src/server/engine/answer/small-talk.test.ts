import { describe, expect, it } from 'vitest';
import { findSmallTalk } from './small-talk.ts';

describe('findSmallTalk', () => {
  it.each([
    ['Hi', 'greeting'],
    ['hello there!', 'greeting'],
    ['Guten Tag', 'greeting'],
    ['¡Hola!', 'greeting'],
    ['Hey, how are you?', 'greeting'],
    ['Thanks a lot!!', 'thanks'],
    ['ok thank you', 'thanks'],
    ['Merci beaucoup', 'thanks'],
    ['bye', 'goodbye'],
    ['Who are you?', 'about'],
    ['I want to talk to a human', 'human'],
    ['Can you connect me with a real person please', 'human'],
    ['agent', 'human'],
    ['Ich möchte mit einem Mitarbeiter sprechen', 'human'],
  ])('understands "%s" as %s', (message, kind) => {
    expect(findSmallTalk(message)).toBe(kind);
  });

  it.each([
    'Hi, what are your opening hours?',
    'Thanks, and how do I return it?',
    'What is the thank you gift policy?',
    'Do I need a person to sign for the parcel?',
    'How long does a customer support contract run and what does it include for every employee that uses it?',
    '',
  ])('leaves "%s" to the documents', (message) => {
    expect(findSmallTalk(message)).toBeNull();
  });
});
