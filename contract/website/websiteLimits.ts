/** Limits of a store's website settings that app and server share. */
export const websiteLimits = {
  /** The longest name that the domain name system has. */
  domainMax: 253,
  /** How long a domain is served after its record was last seen. */
  proofHours: 72,
  /** How long a domain that was set or checked by hand is checked every few seconds. */
  watchMinutes: 15,
  /** Domains of one page of `platform/get_domain_list`. */
  domainPageMax: 500,
  /** Search engines cut titles and descriptions off at about 60 and 160 characters; scripts differ in width. */
  seoTitleMax: 120,
  seoDescriptionMax: 320,
  seoKeywordsMax: 300,
  scriptNameMax: 60,
  /** Enough for the code that services give; not for a program of its own. */
  scriptCodeMax: 10_000,
  scriptsMax: 10,
} as const;
