import type { ComponentType, ReactNode } from 'react';
import type { City, DeliveryType } from '#contract/entities/reference';
import type { Registration, RegistrationDraft } from '#contract/entities/registration';
import type { KeptRegistration } from '../../session/registration';
import type { KeptCode } from '../../session/verification';

export type Place = readonly [number, number];

/** Actions of the page, which doesn't know the server. */
export interface RegistrationActions {
  /** Keeps the registration for a reload; `null` ends it. */
  keep: (registration: KeptRegistration | null) => void;
  /** Returns a new `captcha_token`. */
  solveCaptcha: () => Promise<string>;
  begin: (email: string, captchaToken: string) => Promise<{ token: string; code: KeptCode }>;
  resend: (token: string) => Promise<KeptCode>;
  /** @returns the values that were saved before, and the link if one was mailed then */
  verify: (token: string, code: string) => Promise<{ draft: RegistrationDraft; link: KeptCode | undefined }>;
  read: (token: string) => Promise<Registration>;
  /** @returns what is saved now, also by other devices */
  save: (token: string, draft: RegistrationDraft) => Promise<RegistrationDraft>;
  sendLink: (token: string) => Promise<KeptCode>;
  cities: (countryCode: string) => Promise<City[]>;
  storeTypes: (cityId: string) => Promise<DeliveryType[]>;
  /** @returns the city's radius in kilometres if the place is outside */
  checkPlace: (cityId: string, place: Place) => Promise<number | null>;
  findPlaces: (token: string, cityId: string, query: string) => Promise<{ address: string; location: Place }[]>;
  /** @returns the name of the store that passed the code on */
  readReferral: (code: string, countryCode: string | undefined) => Promise<string>;
  register: (token: string, draft: RegistrationDraft, password: string) => Promise<void>;
  toSignIn: (email: string) => void;
  toForgotPassword: (email: string) => void;
  /** Called when the user starts typing. */
  onTyping: () => void;
}

export interface PlaceMapProps {
  city: City;
  point: Place | undefined;
  /** A place that was set without the map, which then moves there. */
  found: Place | undefined;
  onPoint: (point: Place) => void;
}

/** The installation's part in a registration. */
export interface RegistrationSurroundings {
  canSendMail: boolean;
  /** Whom to name as the source of addresses; `null` if none can be searched. */
  addressSource: string | null;
  platform: string;
  /** The page with the platform's terms; `null` if it has none. */
  termsUrl: string | null;
  /** Loaded when it is shown. */
  PlaceMap: ComponentType<PlaceMapProps>;
  /** Other services that a registration can begin with, loaded when they are shown; `null` if there are none. */
  socialButtons: ReactNode;
}
