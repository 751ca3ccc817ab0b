import { useSyncExternalStore } from 'react';
import { createStoredValue } from '#web/state/stored-value.ts';

const off = createStoredValue('waiting-sound-off');
const isOn = (): boolean => off.read() === null;

/** Whether this browser rings when a visitor starts waiting. On unless it was turned off. */
export function useWaitingSound(): [isOn: boolean, set: (isOn: boolean) => void] {
  return [useSyncExternalStore(off.subscribe, isOn, () => true), setSound];
}

const setSound = (wanted: boolean): void => off.write(wanted ? null : '1');

const tones = [
  { hertz: 660, startsAt: 0 },
  { hertz: 880, startsAt: 0.18 },
];
const toneSeconds = 0.16;
const loudness = 0.12;

/** Rings once, however many tabs are open. Browsers stay silent until someone has clicked in the page. */
export function ring(): void {
  if (!isOn()) return;
  if (!navigator.locks) {
    play();
    return;
  }
  void navigator.locks.request('waiting-sound', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    play();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  });
}

function play(): void {
  const context = new AudioContext();
  for (const { hertz, startsAt } of tones) {
    const from = context.currentTime + startsAt;
    const tone = new OscillatorNode(context, { frequency: hertz });
    const volume = new GainNode(context, { gain: loudness });
    volume.gain.setTargetAtTime(0, from + toneSeconds / 2, toneSeconds / 6);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + toneSeconds);
  }
  setTimeout(() => void context.close(), 1000);
}
