/** Two soft notes, made on the spot: no file to load and none for a policy to refuse. */
export function playSound(): void {
  try {
    const context = new AudioContext();
    const volume = new GainNode(context, { gain: 0.05 });
    const tone = new OscillatorNode(context, { frequency: 660 });
    tone.connect(volume).connect(context.destination);
    tone.frequency.setValueAtTime(880, 0.1);
    tone.start();
    tone.stop(0.25);
    tone.onended = () => context.close();
  } catch {
    // Browsers refuse sound until the visitor has touched the page.
  }
}
