import { readStored, writeStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';
import { pushState } from './pushState';

/** Whether this device may still be asked: once, and never again after any answer. */
export const mayAskForPush = (): boolean =>
  pushState() === 'open' && readStored<string>(storageKeys.pushAnswer) === null;

/** Keeps that the question was put. */
export const notePushAsked = (): void => writeStored(storageKeys.pushAnswer, new Date().toISOString());
