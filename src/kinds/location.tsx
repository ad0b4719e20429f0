import { useState } from 'react';
import { TextInput } from '../components/inputs/TextInput';
import { inputProps, type Kind } from './kind';

type Place = readonly [latitude: number, longitude: number];

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((each, index) => typeof each === 'number' && Math.abs(each) <= (index === 0 ? 90 : 180));

const write = (value: unknown): string => (isPlace(value) ? value.join(', ') : String(value ?? ''));

/** @returns the coordinates, `null` for an empty field; text that isn't a location is returned as typed */
export function readPlace(typed: string): Place | string | null {
  if (typed.trim() === '') return null;
  const place = typed.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  return isPlace(place) ? place : typed;
}

const checkPlace = (value: unknown): string | undefined =>
  value === null || value === undefined || isPlace(value) ? undefined : 'records.field.location';

/** Coordinates in the format that maps use, so they can be pasted: `48.137, 11.576`. */
export const kind: Kind = {
  toText: write,
  Input: ({ field }) => {
    // '48.0' means 48, but stays '48.0' while the user is typing.
    const [typed, setTyped] = useState('');
    return (
      <TextInput
        {...inputProps(field)}
        max={50}
        isCode
        validate={checkPlace}
        parse={(text: string) => {
          setTyped(text);
          return readPlace(text);
        }}
        format={(value: unknown) => (write(readPlace(typed)) === write(value) && typed !== '' ? typed : write(value))}
        onBlur={() => setTyped('')}
      />
    );
  },
  blank: null,
  width: 160,
};
