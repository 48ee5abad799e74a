export const demo = {
  title: 'Démonstration, lecture seule',
  text: 'Ces créateurs et leurs chiffres sont inventés. Tout se regarde, rien ne se modifie.',
  create: 'Créer un compte',
  settings:
    'La démonstration montre le profil, les comptes, l’affichage et le plan. Les autres réglages demandent un compte.',
  leave: 'Quitter la démo',
} as const;
