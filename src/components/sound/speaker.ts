import { useSyncExternalStore } from 'react';
import { soundSettings } from './soundSettings';

/** One note: start and length in seconds, and pitch in hertz. */
type Note = [at: number, seconds: number, hertz: number];

/** Two rising calls, bright enough for a loud kitchen. */
const newOrder: Note[] = [
  [0, 0.16, 880],
  [0.18, 0.16, 1174.7],
  [0.36, 0.3, 1568],
  [0.85, 0.16, 880],
  [1.03, 0.16, 1174.7],
  [1.21, 0.34, 1568],
];

/** Short and hurried, above everything else: an order is about to be rejected. */
const lastCall: Note[] = [0, 0.14, 0.28, 0.6, 0.74, 0.88].map((at) => [at, 0.1, 1975.5]);

/** Falling and low, so that it can't be mistaken for an order. */
const cancelled: Note[] = [
  [0, 0.26, 523.3],
  [0.3, 0.26, 392],
  [0.6, 0.5, 261.6],
];

/** The same tone repeatedly, like an unanswered phone. */
const nobodyFound: Note[] = [0, 0.24, 0.48].map((at) => [at, 0.18, 698.5]);

/** Two soft descending notes: not urgent, but someone is unhappy. */
const lowReview: Note[] = [
  [0, 0.3, 659.3],
  [0.34, 0.5, 523.3],
];

const tunes = { newOrder, lastCall, cancelled, nobodyFound, lowReview };
export type Tune = keyof typeof tunes;

/** `blocked`: the browser mutes sound until the page is tapped. `missing`: it doesn't support Web Audio. */
export type SpeakerState = 'ready' | 'blocked' | 'missing';

let context: AudioContext | null = null;
const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

function audio(): AudioContext | null {
  if (context || typeof AudioContext === 'undefined') return context;
  context = new AudioContext();
  context.addEventListener('statechange', notifyListeners);
  // The first tap or key press on the page is enough permission.
  for (const type of ['pointerup', 'keydown'] as const) {
    window.addEventListener(type, () => context?.state === 'suspended' && void context.resume(), { passive: true });
  }
  return context;
}

const state = (): SpeakerState => {
  if (typeof AudioContext === 'undefined') return 'missing';
  return !context || context.state === 'running' ? 'ready' : 'blocked';
};

/** Asks the browser to allow sound, which only works after a tap. */
export async function unblockSpeaker(): Promise<void> {
  await audio()?.resume();
}

/** Plays a tune at this device's volume. Silent if the browser blocks sound; missed tunes aren't played later. */
export function play(tune: Tune): void {
  const speaker = audio();
  const { volume, isMuted } = soundSettings();
  if (speaker?.state !== 'running' || isMuted) return;
  for (const [at, seconds, hertz] of tunes[tune]) {
    const start = speaker.currentTime + at;
    const oscillator = speaker.createOscillator();
    const gain = speaker.createGain();
    oscillator.type = 'triangle';
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    oscillator.connect(gain).connect(speaker.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds + 0.02);
  }
}

/** Once the page is on screen: the browser takes a while to start its sound. */
const startSoon = (): void => {
  if (context) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (audio()) notifyListeners();
    }),
  );
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  startSoon();
  return () => listeners.delete(listener);
};

/** Whether this page can play sound. */
export const useSpeakerState = (): SpeakerState => useSyncExternalStore(subscribe, state);
