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
  lost: {
    choose: 'Je ne peux rien utiliser de tout cela',
    detail:
      'Si vous êtes propriétaire et avez choisi des personnes de confiance, deux d’entre elles peuvent vous redonner accès. Appelez-les aussi\u202F: elles ne confirment qu’après vous avoir parlé.',
    ask: 'Demander à mes personnes de confiance',
    asked:
      'Vos personnes de confiance ont reçu un e-mail. Deux d’entre elles doivent confirmer avant le %{time}. Vous recevrez ensuite un lien qui fonctionnera après 24\u202Fheures.',
    waiting: 'Vos personnes de confiance ont confirmé. Le lien reçu par e-mail fonctionne à partir du %{time}.',
    by_service:
      'Connectez-vous d’abord avec votre mot de passe. Vous pourrez ensuite demander à vos personnes de confiance.',
    of_team:
      'Les personnes de confiance ne peuvent redonner accès qu’au propriétaire de l’établissement. Demandez-lui un nouveau compte d’équipe.',
    too_few:
      'Il n’y a pas deux personnes de confiance actives. Cherchez vos codes de secours ou contactez la plateforme.',
    handover:
      'L’établissement est en cours de cession à un nouveau propriétaire. Bloquez-la d’abord avec le lien reçu par e-mail.',
    no_mail: 'L’envoi d’e-mails n’est pas configuré ici. Contactez la plateforme.',
  },
};
