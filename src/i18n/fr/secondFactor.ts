export const secondFactor = {
  title: 'Confirmez votre identité',
  submit: 'Continuer',
  totp: {
    detail: 'Saisissez le code affiché par votre application d’authentification.',
    label: 'Code',
    hint: 'L’application affiche un nouveau code toutes les 30\u00A0secondes.',
    choose: 'Utiliser une application d’authentification',
    wrong: 'Ce code est incorrect ou a déjà servi. Attendez le suivant.',
  },
  passkey: {
    detail: 'Avec votre empreinte, votre visage, votre code PIN ou une clé de sécurité.',
    use: 'Utiliser une clé d’accès',
    choose: 'Utiliser une clé d’accès',
    failed: 'La clé d’accès n’a pas été utilisée. Réessayez.',
    wrong: 'Cette clé d’accès n’a pas été acceptée. Réessayez ou choisissez une autre méthode.',
    unsupported:
      'Les clés d’accès ne fonctionnent pas dans ce navigateur ou à cette adresse. Choisissez un autre moyen.',
  },
  recovery_code: {
    detail: 'Saisissez un des codes que vous avez imprimés ou notés. Chacun fonctionne une fois.',
    label: 'Code de secours',
    hint: '10\u00A0lettres et chiffres, par exemple AB12C-34DEF',
    choose: 'Utiliser un code de secours',
    wrong: 'Ce code est incorrect ou a déjà servi. Vérifiez-le et réessayez.',
  },
};
