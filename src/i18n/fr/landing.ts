/** The page at `/home`. */
const landing = {
  title: 'Vos commandes et votre menu, au même endroit',
  nav: {
    label: 'Sections de cette page',
    menu: 'Plan de la page',
    home: 'Accueil',
    features: 'Fonctionnalités',
    layouts: 'Écrans',
    components: 'À essayer',
    apps: 'Appareils',
    themes: 'Couleurs',
    go: 'Ouvrir Storedesk',
  },
  home: {
    detail:
      'Recevez les commandes, faites-les partir et tenez votre menu à jour, sur un tableau partagé par toute l’équipe.',
    see: 'Découvrir Storedesk',
    board_alt: 'Le tableau des commandes du jour, en quatre colonnes, des nouvelles à celles en livraison',
    phone_alt: 'Le même tableau sur un téléphone',
  },
  highlights: {
    title: 'Huit choses qui simplifient le service',
    carousel: 'carrousel',
    page: 'Page %{page} sur %{pages}',
    live: {
      title: 'Toujours à jour',
      text: 'Les nouvelles commandes et les modifications s’affichent aussitôt sur tous vos écrans. Personne n’a à recharger la page.',
    },
    sound: {
      title: 'Des commandes qu’on ne rate pas',
      text: 'Une nouvelle commande sonne, est annoncée aux lecteurs d’écran et s’affiche dans l’onglet du navigateur.',
    },
    phone: {
      title: 'Commandes par téléphone',
      text: 'Tapez le numéro\u202F: le nom et l’adresse d’un client connu s’affichent.',
    },
    stock: {
      title: 'En rupture en un geste',
      text: 'Retirez un article pour une heure ou jusqu’à demain. Il revient automatiquement.',
    },
    team: {
      title: 'Chacun voit ce qu’il lui faut',
      text: 'Chaque membre de l’équipe a son propre accès et n’ouvre que ce que vous autorisez.',
    },
    files: {
      title: 'Import et export du menu',
      text: 'Importez votre menu depuis Excel ou CSV et vérifiez chaque changement avant de l’enregistrer.',
    },
    connection: {
      title: 'Wi-Fi capricieux\u202F? Pas de drame',
      text: 'Le tableau signale une coupure en quelques secondes, puis se remet à jour.',
    },
    languages: {
      title: 'Neuf langues',
      text: 'Chacun travaille dans sa langue. L’arabe se lit de droite à gauche, jusqu’à la dernière icône.',
    },
  },
  features: {
    title: 'De la première sonnerie à la porte du client',
    detail: 'Cinq tâches quotidiennes, et comment elles se passent dans Storedesk.',
    board: {
      title: 'Un tableau pour tout le service',
      text: 'Nouvelle, en préparation, prête, en livraison\u202F: chaque commande est dans sa colonne, avec l’heure promise. Un geste la fait avancer, et tous les autres écrans suivent.',
      alt: 'Des commandes en colonnes, chacune avec ses articles, son heure promise et un bouton pour l’étape suivante',
    },
    order: {
      title: 'Toute l’histoire d’une commande',
      text: 'Articles, notes, client et livraison au même endroit, avec la chronologie de qui a fait quoi, et quand. Personne ne pose deux fois la question.',
      alt: 'Une commande ouverte à côté du tableau, avec ses articles et sa chronologie',
    },
    phone: {
      title: 'Prenez la commande en parlant',
      text: 'Trouvez un article en quelques lettres et choisissez les options\u202F; taxe, livraison et total se calculent automatiquement. Ce que vous avez commencé est conservé, même si le navigateur se ferme.',
      alt: 'D’un côté le menu, de l’autre un ticket avec des articles et un client connu',
    },
    menu: {
      title: 'Un menu qui suit la cuisine',
      text: 'Changez plusieurs prix à la fois, partagez des options entre articles, fixez jours et heures. Une erreur s’annule d’un geste.',
      alt: 'La liste des articles avec photos, prix et un interrupteur pour ce qui est en stock',
    },
    files: {
      title: 'Votre menu vous suit',
      text: 'Déposez le fichier de votre ancien système. Storedesk associe les colonnes, vous montre chaque ligne avant d’enregistrer quoi que ce soit, et annule tout l’import si vous changez d’avis.',
      alt: 'L’aperçu d’un import, avec les valeurs actuelles et nouvelles, ligne par ligne',
    },
  },
  layouts: {
    title: 'Douze écrans, tous bien réels',
    detail:
      'Pris dans le vrai produit avec ses données de démo, clairs ou sombres comme cette page\u202F; les images montrent la version anglaise. Choisissez-en un pour l’ouvrir\u202F; vous devrez peut-être d’abord vous connecter.',
    list: 'Aujourd’hui, en liste',
    order: 'Une commande',
    ticket: 'Le ticket pour la cuisine',
    choices: 'Options d’un article',
    bulk: 'Plusieurs prix à la fois',
    item: 'Un article',
  },
  components: {
    title: 'Faites l’essai',
    detail: 'Tout marche comme dans Storedesk. Rien de ce que vous touchez n’est envoyé.',
    order: {
      title: 'Une commande, étape par étape',
      text: 'Un seul bouton, toujours l’étape suivante.',
      first: 'Soupe de tomates',
      second: 'Tarte aux pommes',
      hand_over: 'Remettre au livreur',
      deliver: 'Livrer',
      again: 'Recommencer',
    },
    minutes: {
      title: 'Prête dans combien de minutes\u202F?',
      text: 'Acceptez une commande et indiquez le délai d’un geste.',
      promised: 'Le client voit\u202F: %{time}',
    },
    stock: {
      title: 'La dernière part est vendue',
      text: 'Désactivez-la, et personne ne commande ce que vous n’avez plus.',
      label: 'Tarte aux pommes en stock',
      in: 'Les clients peuvent la commander.',
      out: 'En rupture jusqu’à l’ouverture de demain, puis de retour automatiquement.',
    },
    network: {
      title: 'Quand le réseau tombe',
      text: 'Un tableau sans connexion ne doit pas ressembler à une soirée calme.',
      on: 'Chaque changement arrive automatiquement.',
      off: 'Le tableau indique sa dernière mise à jour, et rattrape tout dès que la connexion revient.',
      cut: 'Couper la connexion',
      restore: 'Rétablir la connexion',
    },
  },
  apps: {
    title: 'Un produit, trois endroits',
    detail: 'Il fonctionne dans le navigateur de tous vos appareils.',
    kitchen: {
      tab: 'Cuisine',
      title: 'Une tablette au-dessus du plan de travail',
      text: 'De grandes cartes, peu de mots et des boutons faciles à toucher, même les doigts mouillés. Imprimez le ticket si vous préférez le papier.',
      alt: 'Le tableau sur une tablette',
    },
    counter: {
      tab: 'Comptoir',
      title: 'Un écran à côté de la caisse',
      text: 'Prenez les commandes par téléphone, gardez un œil sur ce qui est prêt, choisissez qui livre.',
      alt: 'Une prise de commande sur un grand écran',
    },
    owner: {
      tab: 'En déplacement',
      title: 'Un téléphone dans la poche',
      text: 'Voyez comment se passe la soirée, désactivez ce qui manque, changez un prix, où que vous soyez.',
      alt: 'La liste des articles sur un téléphone',
    },
  },
  themes: {
    title: 'Dix couleurs, de jour comme de nuit',
    detail: 'Choisissez-en une\u202F: cette page change aussitôt, et Storedesk aussi sur cet appareil.',
    rounded: 'Coins arrondis',
    closing: 'Essayez par vous-même.',
  },
};

export const texts = { landing };
