/** Where the visitor's choice of lights is kept; the islands know the same name. */
export const NO_FLASH = `try{var p=localStorage.getItem('lights');if(p?p==='dark':matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.classList.add('dark')}catch(e){}`;
