import type { Statement } from '../statement';

export const STATEMENT: Statement = {
  title: 'Accessibilité',
  description:
    'Ce que fait ce site pour servir à tous, comment cela a été vérifié, ce qui manque encore, et à qui signaler un obstacle.',
  body: ({ checkedOn, email, phone, contactPath }) => `
<h3>ce que nous visons</h3>
<p>Le site vise, sur toutes ses pages, le niveau AA des règles internationales pour l’accessibilité des contenus web
(WCAG), version 2.2. Il est conçu pour être utilisé au clavier seul, avec un lecteur d’écran, agrandi, avec vos propres
espacements et couleurs, sans mouvement, de jour comme le soir. Ce qui se lit peut aussi se lire sans scripts.</p>
<h3>comment cela a été vérifié</h3>
<p>Pour la dernière fois le ${checkedOn}, par des programmes qui examinent le site tel qu’il est publié\u202f:</p>
<ul>
<li>axe, un vérificateur de ces règles, sur chaque sorte de page et sur ce qui s’ouvre par-dessus (menu, recherche,
formulaires avec leurs erreurs, visionneuse d’images), dans les deux langues, de jour comme le soir\u202f;</li>
<li>des parcours au clavier de tout ce qui s’actionne, à partir du premier lien\u202f;</li>
<li>les repères, les titres, les noms des images et la langue des textes, sur toutes les pages\u202f;</li>
<li>chaque sorte de page dans une fenêtre de 320 pixels, au double de sa taille, avec plus d’espace entre les lettres et
les lignes, sans mouvement, et dans les couleurs très contrastées du système.</li>
</ul>
<p>Les programmes ne trouvent qu’une partie de ce qui arrête les gens. Aucune personne qui utilise chaque jour un lecteur
d’écran ou une autre aide n’a encore essayé le site pour nous, et aucun organisme indépendant ne l’a audité. Les
programmes ont utilisé un seul navigateur, Chromium. Chaque sorte de page et les principaux parcours ont aussi été essayés
dans Firefox\u202f; Safari n’a pas été essayé.</p>
<h3>ce qui manque encore</h3>
<ul>
<li>La fiche pdf d’une œuvre est une image, avec son texte, invisible, par-derrière\u202f: il peut être cherché et lu à voix
haute, mais il est sans structure (le fichier n’est pas balisé). Tout ce qu’elle contient se trouve sur la page de
l’œuvre.</li>
<li>Les communiqués de presse, au format PDF, sont moins complets que les pages qu’ils accompagnent.</li>
<li>Un code QR ne peut qu’être vu\u202f; le lien ou le fichier auquel il mène se trouve à côté.</li>
</ul>
<h3>si quelque chose vous arrête</h3>
<p>Dites-le-nous, par le <a href="${contactPath}">formulaire de contact</a>, à l’adresse
<a href="mailto:${email}">${email}</a> ou par téléphone au ${phone}\u202f: quelle page, et avec quels outils. Nous vous
enverrons le contenu sous une autre forme et corrigerons la page.</p>
`,
};
