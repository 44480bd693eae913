/** Home folders of a person: the name is the first group. */
export const HOME_PATH =
  /(?<![\w.~$}%)\]>*-])(?:\/(?:home|Users)\/([\w.-]+)\/[\w.-]|[A-Za-z]:[\\/]{1,4}Users[\\/]{1,4}([\w. -]{1,40}?)[\\/]{1,4}[\w.-])/g;

/** Names that stand for any person, or that images and services give their only user. */
export const NO_PERSON = new Set(
  'user users username user_name user-name your yourname your-name your_name yourusername your-username your_username yourself you me myself my myname name someone somebody anyone person owner admin administrator root ubuntu debian centos ec2-user ec2user azureuser opc node app apps runner vscode codespace codespaces dev developer devuser default public shared guest pi vagrant jovyan circleci sandbox workspace workspaces agent claude cloudsdk docker container git oracle linuxbrew demo sample example test tester testuser foo bar baz xxx xyz abc nobody deploy deployer service www www-data www-admin jenkins gitlab-runner project projects home data build builder ci coder gitpod kali student hadoop postgres mysql nginx runneradmin containeradmin containeruser local u usr mcp server bot system all ai ftp steam media alice bob carol charlie dave eve mallory john jane jdoe johndoe janedoe john.doe jane.doe john_doe jsmith johnsmith joe sam max anna tom tim sarah mike david mary peter paul kim alex chris'.split(
    ' ',
  ),
);
