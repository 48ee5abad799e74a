export const demo = {
  title: 'Démonstration, lecture seule',
  text: 'Ces créateurs et leurs chiffres sont inventés. Vous pouvez écrire des accroches et poser trois questions ; rien n’est gardé.',
  create: 'Créer un compte',
  settings:
    'La démonstration montre le profil, les comptes, l’affichage et le plan. Les autres réglages demandent un compte.',
  leave: 'Quitter la démo',
} as const;
