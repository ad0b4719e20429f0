/** Names that aren't the gateways' word with a capital. They are the same in every language. */
const names: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** A card brand as it's printed on cards. @param brand the gateway's word, such as `visa` */
export const cardBrand = (brand: string): string =>
  names[brand.toLowerCase()] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
